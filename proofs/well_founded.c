/* Why the recursive logic functions of spec/ are well defined: for each, a measure of its arguments that is
   at least 0 wherever the definition calls itself, and smaller in each call. The conditions are those of the
   definition, branch by branch. proofs/canary.py demands a lemma for each recursive definition. */
#include "ref/crossbar.h"
#include "spec/alpha_table.h"
#include "spec/channels.h"
#include "spec/bounds_simplex.h"
#include "spec/combine.h"
#include "spec/delay.h"
#include "spec/fractional_tree.h"
#include "spec/htree_node.h"
#include "spec/hypercube.h"
#include "spec/logarithm.h"
#include "spec/mesh_edges.h"
#include "spec/mesh_load.h"
#include "spec/module_tree.h"
#include "spec/module_tree_lemmas.h"
#include "spec/simplex_tree.h"
#include "spec/split_tree.h"
#include "spec/twotree_start.h"
#include "spec/twotree_inorder.h"
#include "spec/twotree_steps.h"
#include "spec/waiting.h"

/*@
  // measure n
  check lemma founded_Pow2: \forall integer n; !(n <= 0) ==> 0 <= n - 1 < n;

  // measure n
  check lemma founded_CeilLog2: \forall integer n; !(n <= 1) ==> 0 <= (n + 1) / 2 < n;
  check lemma founded_FloorLog2: \forall integer n; !(n <= 1) ==> 0 <= n / 2 < n;

  // measures y and n: halves
  check lemma founded_HeapStart_TopPower: \forall integer y; !(y < 2) ==> 0 <= y - (y + 1) / 2 < y;

  // measure x, halves where it is even
  check lemma founded_LowPower: \forall integer x; !(x <= 1 || x % 2 == 1) ==>
    0 <= x - (x + 1) / 2 < x;
  check lemma founded_Halvings: \forall integer n; !(n <= 1) ==> 0 <= n - (n + 1) / 2 < n;

  // measure 1 if n < 0, else 0
  check lemma founded_GroupKind_Lowness_GroupEdges_GroupRights: \forall integer n; n < 0 ==>
    0 <= (0 < 0 ? 1 : 0) < (n < 0 ? 1 : 0);
  check lemma founded_HeadCorner_HtreeNode_HtreePosition: \forall integer n; n < 0 ==>
    0 <= (0 < 0 ? 1 : 0) < (n < 0 ? 1 : 0);

  // the same of r1
  check lemma founded_MemberRow_MemberColumn_MemberAt_NodeAt_PositionAt: \forall integer r1;
    r1 < 0 ==> 0 <= (0 < 0 ? 1 : 0) < (r1 < 0 ? 1 : 0);

  // measure r, 0 if negative
  check lemma founded_CubeTurned: \forall integer r; !(r <= 0) ==> 0 <= r - 1 < r;

  // measures m and n
  check lemma founded_Towards_EdgeLoad: \forall integer n; !(n <= 0) ==> 0 <= n - 1 < n;

  // measure n, 0 if negative. 1 <= TopPower(n) <= n where n >= 1: lemma_top.
  check lemma founded_SearchSizeIn_SearchParentIn_SearchStartIn: \forall integer n;
    !(n < 1) && 1 <= TopPower(n) <= n ==> 0 <= TopPower(n) - 1 < n && 0 <= n - TopPower(n) < n;

  // measure 1 if w < 0, else 0
  check lemma founded_Beat: \forall integer w; w < 0 ==>
    0 <= (0 < 0 ? 1 : 0) < (w < 0 ? 1 : 0);

  // measure 1 if P < 0, else 0
  check lemma founded_DoublingAllreduce_HalvingAllreduce_BaselinePasses: \forall integer P; P < 0 ==>
    0 <= (0 < 0 ? 1 : 0) < (P < 0 ? 1 : 0);

  // measures i and k
  check lemma founded_ScatterMost_ScatterVolume_HalvingVolume: \forall integer k; !(k <= 0) ==>
    0 <= k - 1 < k;

  // measure t
  check lemma founded_Tops: \forall integer t; !(t <= 0) ==> 0 <= t - 1 < t;

  // measure T
  check lemma founded_SimplexMost: \forall integer T; !(T <= 0) ==> 0 <= T - 1 < T;

  // measure k, 0 if negative
  check lemma founded_Runs: \forall integer k; 1 <= k ==> 0 <= k - 1 < k;

  // measure k, d
  check lemma founded_PathNode_Crossings: \forall integer k; !(k <= 0) ==> 0 <= k - 1 < k;

  // measure hi - lo
  check lemma founded_Crossed: \forall integer lo, hi; !(hi <= lo) ==>
    0 <= hi - 1 - lo < hi - lo;

  // measure hi - lo
  check lemma founded_Ordered: \forall integer lo, hi; !(hi <= lo) ==>
    0 <= hi - 1 - lo < hi - lo;

  // measure n
  check lemma founded_LinkLoad: \forall integer n; !(n <= 0) ==> 0 <= n - 1 < n;

  // measure n
  check lemma founded_ChannelLoad: \forall integer n; !(n <= 0) ==> 0 <= n - 1 < n;

  // measure levels - k + 1
  check lemma founded_CrossbarRankFrom_CrossbarPositionFrom: \forall integer levels, k; !(levels < k) ==>
    0 <= levels - (k + 1) + 1 < levels - k + 1;

  // measure levels - k
  check lemma founded_CrossbarArrivalIn_CrossbarDepthIn: \forall integer levels, k; !(levels <= k) ==>
    0 <= levels - (k + 1) < levels - k;

  // measure P - i
  check lemma founded_DepthFrom: \forall integer P, i; !(P <= i) ==> 0 <= P - (i + 1) < P - i;

  // measure m
  check lemma founded_LastModule: \forall integer m; !(m <= 0) ==> 0 <= m - 1 < m;

  // measure k: halves
  check lemma founded_HeapModule: \forall integer k; !(k <= 1) ==> 0 <= k - (k + 1) / 2 < k;

  // measure root, 0 if negative: halves
  check lemma founded_Flipped: \forall integer root; !(root <= 0) ==>
    0 <= root - (root + 1) / 2 < root;

  // measure k, 0 if negative
  check lemma founded_ModuleRanks: \forall integer k; !(k <= 0) ==> 0 <= k - 1 < k;

  // measure m, 0 if negative; p is the parent
  check lemma founded_SkewedModule: \forall integer m, p; !(m <= 0 || m <= p) ==>
    0 <= (p < 0 ? 0 : p) < (m < 0 ? 0 : m);

  // measure t
  check lemma founded_RowStart: \forall integer t; !(t <= 0) ==> 0 <= t - 1 < t;

  // measure k
  check lemma founded_DoneOf: \forall integer k; !(k <= 0) ==> 0 <= k - 1 < k;

  // measure i + r + 1, where r >= 1
  check lemma founded_Capacity: \forall integer r, i; !(i < 0 || r < 1) && !(i < r) ==>
    0 <= i - r + r + 1 < i + r + 1 && 0 <= i - r - 1 + r + 1 < i + r + 1;

  // measure: n where n > 0, else 0. Capacity(r, .) >= 0: lemma_capacity_monotone.
  check lemma founded_HeadIn_BudgetIn_SizeIn_FeederIn: \forall integer r, i, n;
    !(r < 1 || n <= r) && 0 <= Capacity(r, i - r) ==>
    0 < n && DownSize(r, i, n) < n && n - r - DownSize(r, i, n) < n;

  // measure v, 0 if negative; it goes on at the feeder only if that is before v
  check lemma founded_SimplexPattern_SimplexStart: \forall integer v; !(v <= 0) ==> 0 <= v - 1 < v;

  // measure t where t > 0, else 0
  check lemma founded_Reach: \forall integer u, f, t; !(t < u || f < 1 || u < f) ==>
    0 <= t - f < t && 0 <= t - u < t;

  // measure n where n > 0, else 0: what stays and what goes are both less, whatever can be reached
  check lemma founded_SplitSizeIn_SplitBudgetIn_SplitParentIn_SplitIndexIn:
    \forall integer u, f, p, q, b, n, t, v; !(n < 2 || v == b) ==>
      0 <= Keep(u, f, p, q, n, t) < n && 0 <= n - Keep(u, f, p, q, n, t) < n;

  // measure k, 0 if negative
  check lemma founded_SplitLeft: \forall integer n, k; !(k <= 0 || n < 2) ==> 0 <= k - 1 < k;
  check lemma founded_Delay_Entry_Ready_Since: \forall integer k; !(k <= 0) ==> 0 <= k - 1 < k;

  // measure r, 0 if negative
  check lemma founded_Prospects: \forall integer r; !(r <= 0) ==> 0 <= r - 1 < r;
  check lemma founded_Window: \forall integer L, r; !(r < L || L < 1) ==>
    0 <= r - 1 < r && 0 <= r - L < r;

  // measures r - L and m - L + 1, 0 if negative
  check lemma founded_Surplus: \forall integer L, r; !(r <= L) ==> 0 <= r - 1 - L < r - L;
  check lemma founded_Spent: \forall integer L, m; !(m < L) ==> 0 <= m - 1 - L + 1 < m - L + 1;
*/
