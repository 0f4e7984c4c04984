(* What became of the unit, asked of Frama-C after WP: each property with its status after all that it rests on, and each goal
   with who proved it. *)

open Cil_types
open Property

type verdict = Proved | Trusted  (* to be proved in another unit *) | Open of string (* rejected *) | Elsewhere of string

(* what may stay untried: the precondition of a function that nobody calls, the recursion variant of one without a body *)
let may_stay_untried p =
  match p with
  | IPPredicate { ip_kind = PKRequires _; ip_kinstr; ip_kf; _ } ->
    if ip_kinstr = Kglobal && Kernel_function.find_syntactic_callsites ip_kf = [] then
      Some "the precondition of a function that nobody calls here" else None
  | IPDecrease { id_kf; id_ca = None; _ } ->
    if Kernel_function.is_definition id_kf then None else Some "the recursion variant of a function without a body"
  | IPPredicate { ip_kind = (PKAssumes _ | PKEnsures _ | PKTerminates); _ }
  | IPDecrease { id_ca = Some _; _ } | IPExtended _ | IPAxiomatic _ | IPLemma _ | IPBehavior _ | IPComplete _ | IPDisjoint _
  | IPCodeAnnot _ | IPAllocation _ | IPAssigns _ | IPFrom _ | IPReachable _ | IPPropertyInstance _ | IPTypeInvariant _
  | IPGlobalInvariant _ | IPOther _ -> None

let verdict p =
  match Property_status.Consolidation.get p with
  | Valid _ -> Proved
  | Considered_valid -> Trusted
  | Never_tried -> (match may_stay_untried p with Some why -> Elsewhere why | None -> Open "nobody tried to prove it")
  | Valid_under_hyp _ -> Open "valid if others are"
  | Unknown _ -> Open "unknown"
  | Invalid _ -> Open "invalid"
  | Invalid_under_hyp _ -> Open "invalid if others hold"
  | Invalid_but_dead _ | Valid_but_dead _ | Unknown_but_dead _ -> Open "in dead code"
  | Inconsistent text -> Open ("inconsistent: " ^ text)

let prover = function
  | Wp.VCS.Qed -> "Qed"
  | Wp.VCS.Tactical -> "Script"
  | Wp.VCS.Why3 p -> Wp.VCS.title_of_prover (Wp.VCS.Why3 p)

(* What WP's passes leave, which a later pass forgets: the smoke tests by property, goals that no prover may prove, with who
   tried; and the others by name, with the function or lemma that a goal is about, the prover whose yes is believed, its seconds. *)
let smoke : string list Property.Hashtbl.t = Property.Hashtbl.create 64
let goals : (string, string list) Stdlib.Hashtbl.t = Stdlib.Hashtbl.create 256

let tried p = Option.value (Property.Hashtbl.find_opt smoke p) ~default:[]

let owner p =
  match Property.get_kf p with
  | Some kf -> Kernel_function.get_name kf
  | None -> Format.asprintf "%a" Property.short_pretty p

let goal g =
  let name = owner (Wp.Wpo.get_target g) in
  match List.filter (fun (_, result) -> Wp.VCS.is_valid result) (Wp.Wpo.get_results g) with
  | [] -> [ "goal"; name; "nobody"; "0" ]
  | (by, result) :: _ -> [ "goal"; name; prover by; Printf.sprintf "%.3f" (Wp.Wpo.get_time result) ]

(* to be called after each pass *)
let remember () =
  Wp.Wpo.iter_on_goals (fun g ->
      let p = Wp.Wpo.get_target g in
      if Wp.Wpo.is_smoke_test g then
        let now = List.map (fun (by, _) -> prover by) (Wp.Wpo.get_results g) in
        Property.Hashtbl.replace smoke p (List.sort_uniq String.compare (now @ tried p))
      else if not (Stdlib.Hashtbl.mem goals g.Wp.Wpo.po_gid) then Stdlib.Hashtbl.replace goals g.Wp.Wpo.po_gid (goal g))

let property p =
  let word, why = match verdict p with
    | Proved -> "proved", ""
    | Trusted -> "trusted", ""
    | Elsewhere why -> "elsewhere", why
    | Open why -> "open", why in
  let said = Format.asprintf "%a" Property.short_pretty p in
  match tried p with
  | [] -> [ "property"; word; owner p; said; why ]
  | provers -> [ "smoke"; word; owner p; said; String.concat ", " provers ]

let lines () =
  Property_status.fold (fun p found -> if Property.has_status p then property p :: found else found) []
  @ List.of_seq (Stdlib.Hashtbl.to_seq_values goals)
