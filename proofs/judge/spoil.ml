(* For proofs/tools/canary.py: every recursive definition again, with one of its calls spoiled, so that it does not end. *)

[@@@warning "-4"] (* this decides nothing: whatever is not spoiled stays as it is *)

open Cil_types

(* the call with these very arguments: the list is the same in memory *)
let is_call xs = function
  | Tapp (_, _, ys) -> ys == xs
  | _ -> false

let holds xs visit x =
  let found = ref false in
  let visitor = object
    inherit Visitor.frama_c_inplace
    method! vterm t = if is_call xs t.term_node then found := true; Cil.DoChildren
    method! vpredicate p = (match p.pred_content with Papp (_, _, ys) when ys == xs -> found := true | _ -> ()); Cil.DoChildren
  end in
  ignore (visit (visitor :> Visitor.frama_c_visitor) x); !found

let in_term xs = holds xs Visitor.visitFramacTerm
let in_predicate xs = holds xs Visitor.visitFramacPredicate

(* no condition is left on the way to the call *)
let rec opened_term xs t =
  match t.term_node with
  | Tif (_, y, _) when in_term xs y -> opened_term xs y
  | Tif (_, _, z) when in_term xs z -> opened_term xs z
  | TBinOp ((LAnd | LOr), _, y) when in_term xs y -> opened_term xs y
  | _ -> t

let rec opened_predicate xs p =
  match p.pred_content with
  | (Pand (_, y) | Por (_, y) | Pimplies (_, y) | Pif (_, y, _)) when in_predicate xs y -> opened_predicate xs y
  | Pif (_, _, z) when in_predicate xs z -> opened_predicate xs z
  | _ -> p

let opened xs = object
  inherit Visitor.frama_c_inplace
  method! vterm t = Cil.ChangeDoChildrenPost (opened_term xs t, fun t -> t)
  method! vpredicate p = Cil.ChangeDoChildrenPost (opened_predicate xs p, fun p -> p)
end

(* the call has the definition's own parameters *)
let same d xs = object
  inherit Visitor.frama_c_inplace
  method! vterm t = match t.term_node with
    | Tapp (info, labels, ys) when ys == xs -> Cil.ChangeTo { t with term_node = Tapp (info, labels, Ends.own d) }
    | _ -> Cil.DoChildren
  method! vpredicate p = match p.pred_content with
    | Papp (info, labels, ys) when ys == xs -> Cil.ChangeTo { p with pred_content = Papp (info, labels, Ends.own d) }
    | _ -> Cil.DoChildren
end

let body visitor = function
  | LBterm t -> LBterm (Visitor.visitFramacTerm visitor t)
  | LBpred p -> LBpred (Visitor.visitFramacPredicate visitor p)
  | given -> given

let planted d name spoiled =
  let info = { d.Ends.info with l_body = body spoiled d.Ends.info.l_body } in
  let text = Format.asprintf "%a" Printer.pp_global_annotation (Dfun_or_pred (info, d.where)) in
  let renamed = Str.global_replace (Str.regexp ("\\b" ^ Ends.name d ^ "\\b")) name text in
  [ "spoiled"; name; Option.value d.measure ~default:""; renamed ]

let is_condition = function Ends.If _ -> true | Forall _ | Let _ -> false

let lines () =
  let of_call d n (xs, path) =
    let name way = Printf.sprintf "%s_%s_%d" (Ends.name d) way (n + 1) in
    planted d (name "same") (same d xs)
    :: (if List.exists is_condition path then [ planted d (name "open") (opened xs) ] else []) in
  List.concat_map (fun (d, outcome) -> match outcome with
      | Ends.Lemmas _ -> List.concat (List.mapi (of_call d) (Ends.calls d))
      | Ends.Fault _ -> []) (Ends.obligations ())
