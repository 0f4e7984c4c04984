(* Recursive logic definitions: for each call that a definition makes to itself a lemma that the measure falls, over integers
   alone. The measure is the line `// measure n` right before the definition, in spec/ or in a header ref/.../*_acsl.h.
   What is not an integer is left out of a condition (the lemma says more then), and refused where a measure needs it. *)

open Cil_types

exception Not_integers
let refuse = Meaning.refuse

type definition = { info : logic_info; where : location; measure : string option; fact : string option }

(* ---- notes in the source ---- *)

let lines =
  let known = Hashtbl.create 16 in
  fun path ->
    match Hashtbl.find_opt known path with
    | Some found -> found
    | None ->
      let channel = open_in path in
      let rec all found = match input_line channel with line -> all (line :: found) | exception End_of_file -> found in
      let found = Array.of_list (List.rev (all [])) in
      close_in channel; Hashtbl.replace known path found; found

let note = Str.regexp "^[ \t]*// \\(measure\\|fact\\) \\(.+\\)$"

let noted (start, _) =
  let path = Filepath.Normalized.to_pretty_string start.Filepath.pos_path in
  let allowed = Extlib.string_prefix "spec/" path || (Extlib.string_prefix "ref/" path && Extlib.string_suffix "_acsl.h" path) in
  if not allowed then None, None
  else
    let text = lines (start.pos_path :> string) in
    let rec up n (measure, fact) =
      if n < 0 || not (Str.string_match note text.(n) 0) then measure, fact
      else
        let kind = Str.matched_group 1 text.(n) and said = Some (Str.matched_group 2 text.(n)) in
        match kind, measure, fact with
        | "measure", None, _ -> up (n - 1) (said, fact)
        | "fact", _, None -> up (n - 1) (measure, said)
        | _ -> refuse "%s: two lines '%s' before one definition" path kind in
    up (start.pos_lnum - 2) (None, None)

let definitions () =
  let rec of_annotation found = function
    | Dfun_or_pred (info, where) ->
      let measure, fact = noted where in
      { info; where; measure; fact } :: found
    | Daxiomatic (_, parts, _, _) -> List.fold_left of_annotation found parts
    | Dvolatile _ | Dtype _ | Dlemma _ | Dinvariant _ | Dtype_annot _ | Dmodel_annot _ | Dextended _ -> found in
  let of_global found = function
    | GAnnot (a, _) -> of_annotation found a
    | GType _ | GCompTag _ | GCompTagDecl _ | GEnumTag _ | GEnumTagDecl _ | GVarDecl _ | GFunDecl _ | GVar _ | GFun _ | GAsm _
    | GPragma _ | GText _ -> found in
  List.rev (List.fold_left of_global [] (Ast.get ()).globals)

let name d = d.info.l_var_info.lv_name

(* the logic names that a definition mentions, itself among them if it is recursive *)
let mentioned d =
  let found = ref [] in
  let reach = function
    | Meaning.Logic info -> found := info.l_var_info.lv_name :: !found
    | Meaning.Struct _ | Meaning.Enum _ | Meaning.Variable _ | Meaning.Function _ -> () in
  ignore (Meaning.logic_definition { parameters = []; bound = []; locals = false; reach } d.info);
  List.sort_uniq compare !found

let mentions_itself d f x =
  let found = ref false in
  let reach = function
    | Meaning.Logic info -> if info.l_var_info.lv_name = name d then found := true
    | Meaning.Struct _ | Meaning.Enum _ | Meaning.Variable _ | Meaning.Function _ -> () in
  (* variables bound around are of no interest: every number will do *)
  ignore (f reach x); !found

(* ---- integers ---- *)

type sort = Integer_sort | Real_sort | Boolean_sort | No_number

let rec machine t =
  match t with
  | TInt _ | TEnum _ -> true
  | TNamed (t, _) -> machine t.ttype
  | TVoid _ | TFloat _ | TPtr _ | TArray _ | TFun _ | TComp _ | TBuiltin_va_list _ -> false

let sort = function
  | Linteger -> Integer_sort
  | Lreal -> Real_sort
  | Ctype t -> if machine t then Integer_sort else No_number
  | Ltype (known, _) -> if Meaning.is_boolean known then Boolean_sort else No_number
  | Lvar _ | Larrow _ -> No_number

let sort_name = function Integer_sort -> "integer" | Real_sort -> "real" | Boolean_sort -> "boolean" | No_number -> raise Not_integers

(* the scope: what a lemma may mention, by lv_id; reads: which integer stands for which read of memory *)
type speech = {
  mutable scope : int list;
  mutable all_bound : int list;
  mutable reads : (string * string) list;
  own : definition;
  mutable speaks_of_itself : bool;
}

let read_name s key =
  match List.assoc_opt key s.reads with
  | Some known -> known
  | None ->
    let fresh = Printf.sprintf "read_%d" (List.length s.reads + 1) in
    s.reads <- s.reads @ [ key, fresh ]; fresh

let operator = function
  | PlusA -> "+" | MinusA -> "-" | Mult -> "*" | Div -> "/" | Mod -> "%" | Shiftlt -> "<<" | Shiftrt -> ">>" | Lt -> "<"
  | Gt -> ">" | Le -> "<=" | Ge -> ">=" | Eq -> "==" | Ne -> "!=" | BAnd -> "&" | BXor -> "^" | BOr -> "|" | LAnd -> "&&"
  | LOr -> "||" | PlusPI | MinusPI | MinusPP -> raise Not_integers

let parens = Printf.sprintf "(%s)"

(* from left to right, so that reads are numbered as they stand *)
let joined x word y =
  let x = x () in
  let y = y () in
  Printf.sprintf "(%s %s %s)" x word y

let chosen x y z =
  let x = x () in
  let y = y () in
  let z = z () in
  Printf.sprintf "(%s ? %s : %s)" x y z

let rec text s inside t =
  let go = text s inside in
  match t.term_node with
  | TConst (Integer (value, _)) -> Integer.to_string value
  | TConst (LChr letter) -> string_of_int (Char.code letter)
  | TConst (LEnum item) -> Meaning.integer_of "a constant" item.eival
  | TConst (LReal { r_literal; _ }) -> r_literal
  | TConst (LStr _ | LWStr _) -> raise Not_integers
  | TLval (TVar v, TNoOffset) -> variable s inside v t
  | TLval ((TVar _ | TMem _ | TResult _), (TNoOffset | TField _ | TModel _ | TIndex _)) -> read s inside t
  | TUnOp (Neg, x) -> parens ("- " ^ go x)
  | TUnOp (BNot, x) -> parens ("~ " ^ go x)
  | TUnOp (LNot, x) -> parens ("! " ^ go x)
  | TBinOp (op, x, y) -> joined (fun () -> go x) (operator op) (fun () -> go y)
  | TCastE (k, x) -> Format.asprintf "((%a) %s)" Printer.pp_typ k (go x)
  | TLogic_coerce (_, x) -> go x
  | Tapp (info, labels, xs) -> application s info labels (List.map go xs)
  | Tif (x, y, z) -> chosen (fun () -> go x) (fun () -> go y) (fun () -> go z)
  | TDataCons ({ ctor_name; _ }, []) -> ctor_name
  | Tlet (info, x) ->
    let value = local s inside info in
    Printf.sprintf "(\\let %s = %s; %s)" info.l_var_info.lv_name value (text s (info.l_var_info.lv_id :: inside) x)
  | TDataCons (_, _ :: _) | TSizeOf _ | TSizeOfE _ | TSizeOfStr _ | TAlignOf _ | TAlignOfE _ | TAddrOf _ | TStartOf _ | Tlambda _
  | Tat _ | Tbase_addr _ | Toffset _ | Tblock_length _ | Tnull | TUpdate _ | Ttypeof _ | Ttype _ | Tempty_set | Tunion _
  | Tinter _ | Tcomprehension _ | Trange _ -> raise Not_integers

and variable s inside v t =
  match v.lv_kind, v.lv_origin with
  | (LVFormal | LVQuant | LVLocal), _ ->
    if List.mem v.lv_id inside || List.mem v.lv_id s.scope then v.lv_name else raise Not_integers
  | LVGlobal, None -> application s (Logic_env.find_logic_cons v) [] []
  | LVGlobal, Some _ | LVC, _ -> read s inside t

and application s info labels xs =
  let called = info.l_var_info.lv_name in
  if labels <> [] || info.l_labels <> [] || (called = name s.own && not s.speaks_of_itself) then raise Not_integers;
  if called.[0] = '\\' && not (List.mem called [ "\\abs"; "\\min"; "\\max" ]) then raise Not_integers;
  if xs = [] then called else Printf.sprintf "%s(%s)" called (String.concat ", " xs)

and local s inside info =
  match info.l_profile, info.l_body with
  | [], LBterm value -> text s inside value
  | [], LBpred p -> predicate s inside p
  | [], (LBnone | LBreads _ | LBinductive _) | _ :: _, _ -> raise Not_integers

(* one read of memory: the same integer wherever the same read stands. What is bound within the condition cannot be in it. *)
and read s inside t =
  if not (match t.term_type with Ctype k -> machine k | Ltype _ | Lvar _ | Linteger | Lreal | Larrow _ -> false) then
    raise Not_integers;
  (* counted from outside, so that a read has the same number further in; [all_bound] leaves out what is bound within *)
  ignore inside;
  let bound = List.rev s.all_bound in
  match Meaning.term { parameters = []; bound; locals = false; reach = ignore } t with
  | key -> read_name s key
  | exception Meaning.Refused _ -> raise Not_integers

and predicate s inside p =
  let go = predicate s inside and term = text s inside in
  match p.pred_content with
  | Pfalse -> "\\false"
  | Ptrue -> "\\true"
  | Papp (info, labels, xs) -> application s info labels (List.map term xs)
  | Prel (r, x, y) -> joined (fun () -> term x) (Meaning.relation r) (fun () -> term y)
  | Pand (x, y) -> joined (fun () -> go x) "&&" (fun () -> go y)
  | Por (x, y) -> joined (fun () -> go x) "||" (fun () -> go y)
  | Pxor (x, y) -> joined (fun () -> go x) "^^" (fun () -> go y)
  | Pimplies (x, y) -> joined (fun () -> go x) "==>" (fun () -> go y)
  | Piff (x, y) -> joined (fun () -> go x) "<==>" (fun () -> go y)
  | Pnot x -> Printf.sprintf "(! %s)" (go x)
  | Pif (x, y, z) -> chosen (fun () -> term x) (fun () -> go y) (fun () -> go z)
  | Plet (info, x) ->
    let value = local s inside info in
    Printf.sprintf "(\\let %s = %s; %s)" info.l_var_info.lv_name value (predicate s (info.l_var_info.lv_id :: inside) x)
  | Pforall (vs, x) -> quantified s inside "\\forall" vs x
  | Pexists (vs, x) -> quantified s inside "\\exists" vs x
  | Pseparated _ | Pat _ | Pobject_pointer _ | Pvalid_read _ | Pvalid _ | Pvalid_function _ | Pinitialized _ | Pdangling _
  | Pallocable _ | Pfreeable _ | Pfresh _ -> raise Not_integers

and quantified s inside word vs x =
  let binder v = ignore (sort_name (sort v.lv_type)); Format.asprintf "%a %s" Printer.pp_logic_type v.lv_type v.lv_name in
  let binders = String.concat ", " (List.map binder vs) in
  Printf.sprintf "(%s %s; %s)" word binders (predicate s (List.map (fun v -> v.lv_id) vs @ inside) x)

(* ---- paths to calls ---- *)

type condition = T of term | P of predicate
type step = If of condition * bool (* whether it is false there *) | Forall of quantifiers | Let of logic_info

let calls d =
  let found = ref [] in
  let is_own info = info.l_var_info.lv_name = name d in
  let call info labels xs path =
    if is_own info then (
      if labels <> d.info.l_labels then refuse "calls itself in another state of memory";
      if Meaning.logic_key info <> Meaning.logic_key d.info then refuse "has two definitions";
      found := (xs, List.rev path) :: !found) in
  let rec term path t =
    let go = term path in
    match t.term_node with
    | TConst _ | TSizeOf _ | TSizeOfStr _ | TAlignOf _ | Tnull | Ttype _ | Tempty_set -> ()
    | TSizeOfE x | TAlignOfE x | TUnOp (_, x) | TCastE (_, x) | TLogic_coerce (_, x) | Ttypeof x -> go x
    | TLval l | TAddrOf l | TStartOf l -> lval path l
    | TBinOp (LAnd, x, y) -> go x; term (If (T x, false) :: path) y
    | TBinOp (LOr, x, y) -> go x; term (If (T x, true) :: path) y
    | TBinOp ((PlusA | PlusPI | MinusA | MinusPI | MinusPP | Mult | Div | Mod | Shiftlt | Shiftrt | Lt | Gt | Le | Ge | Eq | Ne
              | BAnd | BXor | BOr), x, y) -> go x; go y
    | Tapp (info, labels, xs) -> call info labels xs path; List.iter go xs
    | Tlambda (vs, x) -> term (Forall vs :: path) x
    | TDataCons (_, xs) | Tunion xs | Tinter xs -> List.iter go xs
    | Tif (x, y, z) -> go x; term (If (T x, false) :: path) y; term (If (T x, true) :: path) z
    | Tat (x, _) | Tbase_addr (_, x) | Toffset (_, x) | Tblock_length (_, x) ->
      let before = List.length !found in
      go x;
      if List.length !found > before then refuse "calls itself under \\at"
    | TUpdate (x, o, y) -> go x; offset path o; go y
    | Tcomprehension (x, vs, p) -> let path = Forall vs :: path in term path x; Option.iter (predicate path) p
    | Trange (x, y) -> Option.iter go x; Option.iter go y
    | Tlet (info, x) -> local path info; term (Let info :: path) x
  and lval path (host, o) =
    (match host with
     | TVar v ->
       (match v.lv_kind, v.lv_origin with
        | LVGlobal, None -> call (Logic_env.find_logic_cons v) [] [] path
        | LVGlobal, Some _ | (LVC | LVFormal | LVQuant | LVLocal), _ -> ())
     | TResult _ -> ()
     | TMem x -> term path x);
    offset path o
  and offset path = function
    | TNoOffset -> ()
    | TField (_, o) | TModel (_, o) -> offset path o
    | TIndex (x, o) -> term path x; offset path o
  and predicate path p =
    let go = predicate path and under = term path in
    match p.pred_content with
    | Pfalse | Ptrue -> ()
    | Papp (info, labels, xs) -> call info labels xs path; List.iter under xs
    | Pseparated xs -> List.iter under xs
    | Prel (_, x, y) | Pfresh (_, _, x, y) -> under x; under y
    | Pand (x, y) | Pimplies (x, y) -> go x; predicate (If (P x, false) :: path) y
    | Por (x, y) -> go x; predicate (If (P x, true) :: path) y
    | Pxor (x, y) | Piff (x, y) -> go x; go y
    | Pnot x -> go x
    | Pif (x, y, z) -> under x; predicate (If (T x, false) :: path) y; predicate (If (T x, true) :: path) z
    | Plet (info, x) -> local path info; predicate (Let info :: path) x
    | Pforall (vs, x) | Pexists (vs, x) -> predicate (Forall vs :: path) x
    | Pat (x, _) ->
      let before = List.length !found in
      go x;
      if List.length !found > before then refuse "calls itself under \\at"
    | Pobject_pointer (_, x) | Pvalid_read (_, x) | Pvalid (_, x) | Pinitialized (_, x) | Pdangling (_, x) | Pallocable (_, x)
    | Pfreeable (_, x) | Pvalid_function x -> under x
  and local path info =
    if info.l_profile <> [] then (
      let before = List.length !found in
      body path info;
      if List.length !found > before then refuse "calls itself in a function that \\let binds")
    else body path info
  and body path info =
    match info.l_body with
    | LBnone -> ()
    | LBreads terms -> List.iter (fun t -> term path t.it_content) terms
    | LBterm t -> term path t
    | LBpred p -> predicate path p
    | LBinductive _ -> refuse "is inductive" in
  body [] d.info;
  List.rev !found

(* ---- lemmas ---- *)

(* a measure or a fact names parameters, and [allowed] by calls *)
let only d allowed reached =
  List.iter (fun what -> match what with
      | Meaning.Logic info ->
        if info.l_var_info.lv_name.[0] <> '\\' && not (List.mem info.l_var_info.lv_name allowed) then
          refuse "'%s' in the measure or the fact of %s" info.l_var_info.lv_name (name d)
      | Meaning.Variable v | Meaning.Function v -> refuse "'%s' in the measure or the fact of %s" v.vname (name d)
      | Meaning.Struct _ | Meaning.Enum _ -> ()) reached

let checked d allowed f x =
  let found = ref [] in
  let bound = List.rev_map (fun v -> v.lv_id) d.info.l_profile in
  ignore (f { Meaning.parameters = []; bound; locals = false; reach = (fun r -> found := r :: !found) } x);
  only d allowed !found

let speech d =
  let integers = List.filter (fun v -> sort v.lv_type <> No_number) d.info.l_profile in
  { scope = List.map (fun v -> v.lv_id) integers; all_bound = List.rev_map (fun v -> v.lv_id) d.info.l_profile; reads = []; own = d; speaks_of_itself = false }

let itself d s condition =
  let f reach x =
    let c = { Meaning.parameters = []; bound = s.all_bound; locals = false; reach } in
    match x with T t -> Meaning.term c t | P p -> Meaning.predicate c p in
  mentions_itself d f condition

let walked d s path =
  let names = ref (List.map (fun v -> v.lv_name) d.info.l_profile) in
  let fresh v =
    if List.mem v.lv_name !names || Extlib.string_prefix "read_" v.lv_name || Logic_env.is_logic_function v.lv_name then
      refuse "something bound hides a parameter, or a name from around it: %s" v.lv_name;
    names := v.lv_name :: !names in
  let step = function
    | Forall vs ->
      List.iter fresh vs;
      s.all_bound <- List.rev_append (List.map (fun v -> v.lv_id) vs) s.all_bound;
      let numbers = List.filter (fun v -> sort v.lv_type <> No_number) vs in
      s.scope <- List.map (fun v -> v.lv_id) numbers @ s.scope;
      List.map (fun v -> Printf.sprintf "\\forall %s %s;" (sort_name (sort v.lv_type)) v.lv_name) numbers
    | Let info ->
      fresh info.l_var_info;
      let condition = match info.l_body with
        | LBterm t -> T t
        | LBpred p -> P p
        | LBnone | LBreads _ | LBinductive _ -> refuse "a \\let without a value" in
      if itself d s condition then refuse "a \\let on the path to a call calls it";
      let said = match local s [] info with
        | value ->
          s.scope <- info.l_var_info.lv_id :: s.scope;
          [ Printf.sprintf "\\let %s = %s;" info.l_var_info.lv_name value ]
        | exception Not_integers -> [] in
      s.all_bound <- info.l_var_info.lv_id :: s.all_bound; said
    | If (condition, negated) ->
      if itself d s condition then []
      else
        match (match condition with T t -> text s [] t | P p -> predicate s [] p) with
        | said -> [ Printf.sprintf "%s(%s) ==>" (if negated then "!" else "") said ]
        | exception Not_integers -> [] in
  List.concat_map step path

let under d s path goal =
  let said = walked d s path in
  match goal () with
  | goal -> List.fold_right (fun word inner -> Printf.sprintf "(%s %s)" word inner) said (parens goal)
  | exception Not_integers -> refuse "what it rests on is no integer"

let for_all d s statement =
  let integers = List.filter (fun v -> sort v.lv_type <> No_number) d.info.l_profile in
  let variables = List.map (fun v -> sort_name (sort v.lv_type) ^ " " ^ v.lv_name) integers
                  @ List.map (fun (_, r) -> "integer " ^ r) s.reads in
  if variables = [] then statement else Printf.sprintf "\\forall %s; %s" (String.concat ", " variables) statement

let own d = List.map (fun v -> Logic_const.tvar v) d.info.l_profile

let measured d s measure xs =
  let t = Said.term d.info measure in
  checked d [] Meaning.term t;
  text s [] (Visitor.visitFramacTerm (Said.replacing d.info xs) t)

let stated d s said xs =
  let p = Said.predicate d.info said in
  checked d [ name d ] Meaning.predicate p;
  let p = Visitor.visitFramacPredicate (Said.replacing d.info xs) p in
  s.speaks_of_itself <- true;
  Fun.protect ~finally:(fun () -> s.speaks_of_itself <- false) (fun () -> predicate s [] p)

let fact d said =
  let s = speech d in
  for_all d s (stated d s said (own d))

(* the name of a lemma and its text *)
let lemma kind d n statement =
  let called = Printf.sprintf "%s_%s%s" kind (name d) n in
  called, Printf.sprintf "/*@ check lemma %s: %s; */" called statement

let decreases d measure facts =
  List.mapi (fun n (xs, path) ->
      List.iter (fun x ->
          let all_bound = (speech d).all_bound in
          let bound = List.concat_map (function
              | Forall vs -> List.map (fun v -> v.lv_id) vs
              | Let info -> [ info.l_var_info.lv_id ]
              | If _ -> []) path in
          if itself d { (speech d) with all_bound = bound @ all_bound } (T x) then refuse "an argument of a call calls it") xs;
      let s = speech d in
      let goal () =
        let before = measured d s measure (own d) in
        let after = measured d s measure xs in
        Printf.sprintf "0 <= (%s) && (%s) < (%s)" before after before in
      let statement = under d s path goal in
      let known = String.concat "" (List.map (fun f -> parens f ^ " ==> ") facts) in
      lemma "founded" d (Printf.sprintf "_%d" (n + 1)) (known ^ parens (for_all d s statement))) (calls d)

let induction d said =
  if d.info.l_labels <> [] then refuse "a fact about memory";
  let s = speech d in
  let hypotheses = List.map (fun (xs, path) ->
      let outer = s.scope, s.all_bound in
      let text = under d s path (fun () -> stated d s said xs) in
      s.scope <- fst outer; s.all_bound <- snd outer;
      text ^ " ==> ") (calls d) in
  lemma "fact" d "" (for_all d s (String.concat "" hypotheses ^ parens (stated d s said (own d))))

(* the measure as a definition, which Frama-C refuses unless it is an integer *)
let whole d measure =
  let parameter v = Format.asprintf "%a %s" Printer.pp_logic_type v.lv_type v.lv_name in
  let labels = match d.info.l_labels with
    | [] -> ""
    | labels -> "{" ^ String.concat ", " (List.map (Meaning.label { Shape.context with locals = false }) labels) ^ "}" in
  let parameters = if d.info.l_profile = [] then "" else parens (String.concat ", " (List.map parameter d.info.l_profile)) in
  "-", Printf.sprintf "/*@ logic integer measure_%s%s%s = %s; */" (name d) labels parameters measure

type outcome = Lemmas of (string * string) list | Fault of string

(* what must be shown of each recursive definition of the program *)
let obligations () =
  let all = definitions () in
  let direct = Hashtbl.create 256 and by_name = Hashtbl.create 256 in
  List.iter (fun d -> Hashtbl.add by_name (name d) d) all;
  List.iter (fun d -> match mentioned d with
      | names -> Hashtbl.replace direct (name d) (List.sort_uniq compare (names @ Option.value (Hashtbl.find_opt direct (name d)) ~default:[]))
      | exception Meaning.Refused _ -> ()) all;
  let below start =
    let seen = Hashtbl.create 16 in
    let rec go n = List.iter (fun m -> if not (Hashtbl.mem seen m) then (Hashtbl.replace seen m (); go m))
        (Option.value (Hashtbl.find_opt direct n) ~default:[]) in
    go start; seen in
  List.filter_map (fun d ->
      let reached = below (name d) in
      if not (Hashtbl.mem reached (name d)) then
        if d.measure <> None || d.fact <> None then Some (d, Fault "a measure or a fact, but not recursive") else None
      else Some (d, match
          let others = List.sort compare (List.filter (fun n -> n <> name d) (List.of_seq (Hashtbl.to_seq_keys reached))) in
          List.iter (fun n -> if Hashtbl.mem (below n) (name d) then refuse "recursive through %s" n) others;
          List.iter (fun n -> if List.length (Hashtbl.find_all by_name n) > 1 then refuse "rests on %s, which has two definitions" n)
            (name d :: others);
          let facts = List.concat_map (fun n -> List.concat_map (fun other ->
              match other.fact with Some said -> [ fact other said ] | None -> []) (Hashtbl.find_all by_name n)) others in
          match d.measure with
          | None -> refuse "recursive, without a measure in spec/"
          | Some measure ->
            whole d measure :: decreases d measure facts @ (match d.fact with Some said -> [ induction d said ] | None -> [])
        with
        | lemmas -> Lemmas lemmas
        | exception Meaning.Refused text -> Fault text
        | exception Not_integers -> Fault "a measure that is no integer")) all
