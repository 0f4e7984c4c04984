(* INT_MIN % -1 is undefined, and RTE guards INT_MIN / -1 only. So before each remainder of signed numbers that could be it
   stands one thing more to prove, as a `check`: no other goal sees it. *)

open Cil_types

let needed x y =
  Cil.isSignedInteger (Cil.typeOf x) && (match Cil.constFoldToInt y with
      | Some value -> Integer.equal value Integer.minus_one
      | None -> true)

let remainder e =
  match e.enode with
  | BinOp (Mod, x, y, _) -> if needed x y then Some (x, y) else None
  | BinOp ((PlusA | PlusPI | MinusA | MinusPI | MinusPP | Mult | Div | Shiftlt | Shiftrt | Lt | Gt | Le | Ge | Eq | Ne | BAnd
           | BXor | BOr | LAnd | LOr), _, _, _)
  | Const _ | Lval _ | SizeOf _ | SizeOfE _ | SizeOfStr _ | AlignOf _ | AlignOfE _ | UnOp _ | CastE _ | AddrOf _ | StartOf _ ->
    None

let emitter = Emitter.create "Judge" [ Emitter.Code_annot ] ~correctness:[] ~tuning:[]

let condition x y =
  let is e value = Logic_const.prel (Req, Logic_utils.expr_to_term ~coerce:true e, Logic_const.tint value) in
  let least = Cil.min_signed_number (Cil.bitsSizeOf (Cil.typeOf x)) in
  { (Logic_const.pnot (Logic_const.pand (is x least, is y Integer.minus_one))) with pred_name = [ "remainder" ] }

(* adds the guards; tells of remainders where none can stand, as in the initialiser of a global *)
let add () =
  let faults = ref [] in
  let visitor = object
    inherit Visitor.frama_c_inplace as super
    method! vexpr e =
      (match remainder e, super#current_stmt, super#current_kf with
       | Some (x, y), Some s, Some kf ->
         Annotations.add_code_annot emitter ~kf s (Logic_const.new_code_annotation
             (AAssert ([], { tp_kind = Check; tp_statement = condition x y })))
       | Some _, (Some _ | None), _ -> faults := (e.eloc, "a remainder that nothing can guard") :: !faults
       | None, _, _ -> ());
      Cil.DoChildren
  end in
  Visitor.visitFramacFileSameGlobals visitor (Ast.get ());
  !faults
