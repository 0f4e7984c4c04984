(* The judge of a unit, as a plug-in of Frama-C: what stands in the unit (-judge-facts, guards added), the lemmas that its
   recursive definitions end (-judge-lemmas), the same definitions spoilt (-judge-spoiled), and what became of every property
   (-judge-verdicts, after WP). It writes lines of words between tabs, the last of them `end N`; proofs/tools/facts.py reads
   them. *)

open Cil_types

module Self = Plugin.Register (struct
    let name = "judge"
    let shortname = "judge"
    let help = "judges a unit of proofs"
  end)

module File_option (X : sig val option_name : string val help : string end) = Self.Empty_string (struct
    include X
    let arg_name = "file"
  end)

module Facts = File_option (struct let option_name = "-judge-facts" let help = "writes what stands in the unit" end)
module Lemmas = File_option (struct let option_name = "-judge-lemmas" let help = "writes lemmas that recursive definitions end" end)
module Verdicts = File_option (struct let option_name = "-judge-verdicts" let help = "writes what became of every property" end)

module Spoiled = File_option (struct let option_name = "-judge-spoiled" let help = "writes the definitions anew, so that they do not end" end)

let place (start, _) =
  Printf.sprintf "%s:%d" (Filepath.Normalized.to_pretty_string start.Filepath.pos_path) start.pos_lnum

let write path lines =
  let channel = open_out path in
  let on_one_line = String.map (function '\t' | '\n' -> ' ' | letter -> letter) in
  List.iter (fun words -> output_string channel (String.concat "\t" (List.map on_one_line words) ^ "\n"))
    (lines @ [ [ "end"; string_of_int (List.length lines) ] ]);
  close_out channel

(* the digest of a tree, or why it is refused *)
let digested f = match f () with
  | text, meaning -> Meaning.digest text, meaning
  | exception Meaning.Refused text -> "refused: " ^ text, []

let function_lines kf =
  let v = Kernel_function.get_vi kf in
  if Cil_builtins.is_builtin v || Cil.hasAttribute "fc_stdlib" v.vattr then []
  else
    let flag word given = if given then word else "-" in
    let signature, first = digested (fun () -> Meaning.closure (fun reach ->
        Meaning.typ { Meaning.parameters = []; bound = []; locals = false; reach } v.vtype)) in
    let contract, second = digested (fun () -> Shape.read_contract kf) in
    [ "function"; v.vname; flag "static" (v.vstorage = Static); flag "ghost" v.vghost;
      flag "body" (Kernel_function.is_definition kf); flag "contract" (Annotations.has_funspec kf);
      flag "requires" (Shape.has_requires kf); signature; contract;
      place (Kernel_function.get_location kf) ]
    :: List.map (fun (key, digest) -> [ "meaning"; v.vname; key; digest ]) (List.sort_uniq compare (first @ second))

let annotation_lines () =
  let rec of_annotation = function
    | Dfun_or_pred (info, where) ->
      let text, _ = digested (fun () -> Meaning.definition ignore (Logic info), []) in
      [ [ "logic"; info.l_var_info.lv_name; Meaning.logic_key info; text; place where ] ]
    | Daxiomatic (_, parts, _, _) -> List.concat_map of_annotation parts
    | Dlemma (name, _, _, { tp_kind = Assert; _ }, _, where) -> [ [ "lemma"; name; place where ] ]
    | Dlemma (_, _, _, { tp_kind = (Check | Admit); _ }, _, _) | Dvolatile _ | Dtype _ | Dinvariant _ | Dtype_annot _ | Dmodel_annot _ | Dextended _ -> [] in
  Annotations.fold_global (fun _ a found -> of_annotation a @ found) []

let variable_lines () =
  Globals.Vars.fold (fun v _ found ->
      if Cil.hasAttribute "fc_stdlib" v.vattr then found else [ "variable"; v.vname; place v.vdecl ] :: found) []

(* the same in two runs exactly if Frama-C has the same program *)
let program () = Digest.to_hex (Digest.string (Format.asprintf "%a" Printer.pp_file (Ast.get ())))

let facts path =
  let read = program () in
  let unguarded = Guard.add () in
  let faults, uses = Shape.read () in
  write path (List.sort_uniq compare (
      [ "program"; read ]
      :: List.map (fun (where, text) -> [ "fault"; place where; text ]) (Spelled.read () @ unguarded @ faults)
      @ List.map (fun u -> [ "use"; u.Shape.user; u.used.vname ])
        (List.filter (fun u -> not (Cil.hasAttribute "fc_stdlib" u.Shape.used.vattr) || u.Shape.called) uses)
      @ Globals.Functions.fold (fun kf found -> function_lines kf @ found) []
      @ annotation_lines () @ variable_lines ()))

let lemmas path =
  let outcomes = List.sort (fun (d, _) (e, _) -> compare (Ends.name d) (Ends.name e)) (Ends.obligations ()) in
  write path (List.concat_map (fun (d, outcome) -> match outcome with
      | Ends.Lemmas lemmas -> List.map (fun (called, text) -> [ "lemma"; Ends.name d; called; text ]) lemmas
      | Ends.Fault text -> [ [ "fault"; Ends.name d; text ] ]) outcomes)

let () = Db.Main.extend (fun () ->
    let once (module Option : Parameter_sig.String) action =
      let path = Option.get () in
      if path <> "" then (Option.set ""; action path) in
    once (module Facts) facts;
    once (module Lemmas) lemmas;
    once (module Spoiled) (fun path -> write path (Spoil.lines ()));
    Status.remember ();
    once (module Verdicts) (fun path -> write path (List.sort compare (Status.lines ()))))
