(* What stands in a unit: its functions, whom they call, and what the gate does not accept, whatever the provers say. *)

open Cil_types

type use = { user : string; used : varinfo; called : bool }

let faults : (location * string) list ref = ref []
let uses : use list ref = ref []
let user = ref ""
let fault where fmt = Format.kasprintf (fun text -> faults := (where, text) :: !faults) fmt

(* runs a reader of meaning.ml for its refusals *)
let accepted where f x = try ignore (f x) with Meaning.Refused text -> fault where "%s" text

let context = { Meaning.parameters = []; bound = []; locals = true; reach = (function
    | Meaning.Function v -> uses := { user = !user; used = v; called = false } :: !uses
    | Meaning.Struct _ | Meaning.Enum _ | Meaning.Variable _ | Meaning.Logic _ -> ()) }

(* ---- types ---- *)

let rec machine where t =
  match t with
  | TInt ((ILongLong | IULongLong), _) -> fault where "long long: WP has one memory for it and for long, a compiler two"
  | TFloat _ -> fault where "a floating point type"
  | TInt ((IBool | IChar | ISChar | IUChar | IInt | IUInt | IShort | IUShort | ILong | IULong), _) | TVoid _ | TComp _ | TEnum _
  | TBuiltin_va_list _ -> ()
  | TPtr (t, _) | TArray (t, _, _) -> machine where t
  | TFun (result, parameters, _, _) ->
    machine where result;
    List.iter (fun (_, t, _) -> machine where t) (Option.value parameters ~default:[])
  | TNamed (name, a) -> machine where (Cil.typeAddAttributes a name.ttype)

(* the type of what has a place in memory; of a value a cast's pointer *)
let typ where t = accepted where (Meaning.typ context) t
let placed where t = machine where t; typ where t

type shape = Whole | Real | Pointer of typ | Nothing | Other

let shape t =
  match Cil.unrollType t with
  | TInt _ | TEnum _ -> Whole
  | TFloat _ -> Real
  | TPtr (t, _) -> Pointer t
  | TVoid _ -> Nothing
  | TArray _ | TFun _ | TNamed _ | TComp _ | TBuiltin_va_list _ -> Other

let unqualified t = Meaning.typ { context with reach = ignore } (Cil.typeDeepDropAllAttributes t)

let cast where into e =
  let zero = Cil.isZero e in
  match shape (Cil.typeOf e), shape into with
  | Whole, Whole | (Whole | Pointer _ | Nothing | Other), Nothing -> ()
  | Whole, Pointer _ when zero -> ()
  | Pointer from, Pointer into when unqualified from = unqualified into || Cil.isZero (Cil.stripCasts e) -> ()
  | Pointer from, Pointer into -> fault where "a cast of a pointer to %a into one to %a" Printer.pp_typ from Printer.pp_typ into
  | Other, Other -> fault where "a cast of a struct"
  | (Whole | Real | Pointer _ | Nothing | Other), (Whole | Real | Pointer _ | Other) | Real, Nothing ->
    fault where "a cast of %a into %a" Printer.pp_typ (Cil.typeOf e) Printer.pp_typ into

(* ---- expressions ---- *)

let use called v = uses := { user = !user; used = v; called } :: !uses

let rec exp where e =
  match e.enode with
  | Const (CInt64 _ | CChr _) -> ()
  | Const (CStr _ | CWStr _) -> ()
  | Const (CReal _) -> fault where "a floating point number"
  | Const (CEnum _) -> ()
  | Lval l -> lval where l
  | SizeOf t | AlignOf t -> typ where t
  | SizeOfE x | AlignOfE x -> exp where x
  | SizeOfStr _ -> ()
  | UnOp ((Neg | BNot | LNot), x, _) -> exp where x
  | BinOp (op, x, y, _) ->
    (match op with
     | MinusPP -> fault where "a difference of pointers"
     | PlusA | PlusPI | MinusA | MinusPI | Mult | Div | Mod | Shiftlt | Shiftrt | Lt | Gt | Le | Ge | Eq | Ne | BAnd | BXor | BOr
     | LAnd | LOr -> ());
    exp where x; exp where y
  | CastE (into, x) -> (if Cil.isPointerType into then placed else typ) where into; cast where into x; exp where x
  | AddrOf l | StartOf l -> lval where l

and lval where (host, o) =
  (match host with
   | Var v -> if Cil.isFunctionType v.vtype then use false v
   | Mem x -> exp where x);
  offset where o

and offset where = function
  | NoOffset -> ()
  | Field (f, rest) ->
    if not f.fcomp.cstruct then fault where "a union";
    offset where rest
  | Index (e, rest) -> exp where e; offset where rest

let rec init where = function
  | SingleInit e -> exp where e
  | CompoundInit (t, parts) -> typ where t; List.iter (fun (o, i) -> offset where o; init where i) parts

(* ---- annotations ---- *)

let annotation where a =
  let top = Meaning.toplevel context in
  match a.annot_content with
  | AAssert (_, p) -> accepted where top p
  | AInvariant (_, of_a_loop, p) ->
    if not of_a_loop then fault where "an invariant outside of a loop";
    accepted where top p
  | AVariant v -> accepted where (Meaning.variant context) v
  | AAssigns (_, what) -> accepted where (Meaning.assigns context) what
  | AAllocation (_, what) -> accepted where Meaning.allocation what
  | AStmtSpec _ -> fault where "the contract of a statement"
  | APragma _ -> fault where "a pragma in an annotation"
  | AExtended (_, _, e) -> fault where "extension %s" e.ext_name

let is_variant a =
  match a.annot_content with
  | AVariant _ -> true
  | AAssert _ | AInvariant _ | AAssigns _ | AAllocation _ | AStmtSpec _ | APragma _ | AExtended _ -> false

(* ---- statements ---- *)

(* two parts of an expression whose order C leaves open: what one sets the other must not touch *)
let unordered where parts =
  let rec apart o o' = match o, o' with
    | Field (f, rest), Field (f', rest') ->
      if Cil_datatype.Fieldinfo.equal f f' then apart rest rest' else f.fcomp.ckey = f'.fcomp.ckey
    | Index (e, rest), Index (e', rest') ->
      (match Cil.constFoldToInt e, Cil.constFoldToInt e' with
       | Some n, Some m -> if Integer.equal n m then apart rest rest' else true
       | Some _, None | None, Some _ | None, None -> false)
    | NoOffset, (NoOffset | Field _ | Index _) | (Field _ | Index _), NoOffset | Field _, Index _ | Index _, Field _ -> false in
  (* Frama-C's own variables for compound literals are not C's; compiler.py lets no source have such names *)
  let touches (host, o) (host', o') = match host, host' with
    | Var v, Var v' -> v.vid = v'.vid && not (Extlib.string_prefix "__constr_expr" v.vname) && not (apart o o')
    | Mem _, Var v | Var v, Mem _ -> v.vaddrof || v.vglob
    | Mem e, Mem e' -> not (Cil_datatype.ExpStructEq.equal e e' && apart o o') in
  let meet xs ys = List.exists (fun x -> List.exists (touches x) ys) xs in
  (* the statement that gives a value may read what the assignment of this value sets *)
  let but after xs = List.filter (fun x -> not (List.exists (Cil_datatype.LvalStructEq.equal x) after)) xs in
  let rec pairs = function
    | [] -> ()
    | (_, after, written, read, _) :: rest ->
      List.iter (fun (_, after', written', read', _) ->
          if meet written written' || meet (but after written') read || meet (but after' written) read' then
            fault where "two effects of which neither is the first") rest;
      pairs rest in
  pairs parts

let is_loop_word = function
  | Attr (word, []) | AttrAnnot word -> List.mem word [ "for"; "while"; "dowhile" ]
  | Attr (_, _ :: _) -> false

(* the statements of a block and of the blocks in it, those of loops and branches apart *)
let rec flat b = List.concat_map (fun s -> s :: inner s) b.bstmts

and inner s =
  match s.skind with
  | Block b -> flat b
  | UnspecifiedSequence parts -> flat (Cil.block_from_unspecified_sequence parts)
  | Instr _ | Return _ | Goto _ | Break _ | Continue _ | If _ | Switch _ | Loop _ | Throw _ | TryCatch _ | TryFinally _
  | TryExcept _ -> []

let rec statement s =
  let where = Cil_datatype.Stmt.loc s in
  let annotations = Annotations.code_annot s in
  List.iter (annotation where) annotations;
  List.iter (function
      | Label _ -> ()  (* a name for \at; spelled.ml lets no goto pass *)
      | Case (e, l) -> exp l e
      | Default _ -> ()) s.labels;
  List.iter (fun a -> if not (is_loop_word a) then accepted where Meaning.attribute a) s.sattr;
  match s.skind with
  | Instr (Set (l, e, _)) -> lval where l; exp where e
  | Instr (Call (result, f, xs, _)) ->
    Option.iter (lval where) result;
    (match Kernel_function.get_called f with
     | Some kf -> use true (Kernel_function.get_vi kf)
     | None -> fault where "a call by a pointer: %a" Printer.pp_exp f);
    List.iter (exp where) xs
  | Instr (Local_init (_, AssignInit i, _)) -> init where i
  | Instr (Local_init (_, ConsInit (f, xs, Plain_func), _)) -> use true f; List.iter (exp where) xs
  | Instr (Local_init (_, ConsInit (_, _, Constructor), _)) -> fault where "a constructor"
  | Instr (Asm _) -> fault where "asm"
  | Instr (Skip _) -> ()
  | Instr (Code_annot (a, _)) -> annotation where a
  | Return (e, _) -> Option.iter (exp where) e
  | Goto _ | Break _ | Continue _ -> ()
  | If (e, yes, no, _) -> exp where e; block yes; block no
  | Switch (e, body, cases, _) ->
    exp where e;
    let direct = flat body in
    List.iter (fun case ->
        if not (List.exists (fun s -> s.sid = case.sid) direct) then fault where "a case inside of a loop or a branch") cases;
    block body
  | Loop (_, body, _, _, _) ->
    if not (List.exists is_variant annotations) then fault where "a loop without a variant";
    block body
  | Block body -> block body
  | UnspecifiedSequence parts ->
    unordered where parts;
    List.iter (fun (s, _, _, _, _) -> statement s) parts
  | Throw _ -> fault where "throw"
  | TryCatch _ -> fault where "try"
  | TryFinally _ -> fault where "try"
  | TryExcept _ -> fault where "try"

and block b =
  List.iter statement b.bstmts

(* ---- variables, functions, files ---- *)

let underscored name = String.length name > 1 && name.[0] = '_' && name.[1] = '_'
let own v = not (Cil.hasAttribute "fc_stdlib" v.vattr)

let variable where v =
  if own v then (
    if v.vglob && underscored v.vorig_name then fault where "a name of the compiler's own: %s" v.vorig_name;
    placed where v.vtype;
    accepted where Meaning.attributes (List.filter (fun a -> a <> Attr ("const", [])) v.vattr);
    (match v.vstorage with
     | NoStorage | Static | Extern -> ()
     | Register -> fault where "register %s" v.vname);
    if v.vinline && v.vstorage <> Static then fault where "%s is inline and not static" v.vname)

let spec_of kf = Annotations.funspec ~populate:false kf

let has_requires kf = List.exists (fun b -> Cil.is_default_behavior b && b.b_requires <> []) (spec_of kf).spec_behavior

let contract where name spec =
  (match spec.spec_terminates with
   | Some { ip_id = _; ip_content = { tp_kind; tp_statement } } ->
     if tp_kind <> Assert || not (Logic_utils.is_trivially_true tp_statement) then
       fault where "%s: a 'terminates' other than \\true" name
   | None -> fault where "%s: no 'terminates \\true'" name);
  let behaviors = spec.spec_behavior in
  if not (List.exists (fun b -> b.b_assigns <> WritesAny) behaviors) then fault where "%s: no 'assigns'" name;
  if not (List.exists (fun b -> List.exists (fun (k, _) -> k = Normal) b.b_post_cond) behaviors) then
    fault where "%s: no 'ensures'" name

let read_contract kf =
  let parameters = Kernel_function.get_formals kf in
  Meaning.closure (fun reach -> Meaning.contract { parameters; bound = []; locals = false; reach } (spec_of kf))

let declaration where v = if own v then accepted where read_contract (Globals.Functions.get v)

let definition f where =
  user := f.svar.vname;
  let kf = Globals.Functions.get f.svar in
  if f.svar.vname = "main" then fault where "a function called main: WP takes the first values of variables for granted in it";
  contract where f.svar.vname (spec_of kf);
  List.iter (fun v -> variable v.vdecl v) (f.sformals @ f.slocals);
  block f.sbody;
  List.iter (fun (l, text) -> fault l "%s" text) (Unset.faults f)

let rec global_annotation ~nested where = function
  | Dfun_or_pred (info, _) -> accepted where (Meaning.logic_definition context) info
  | Dvolatile _ -> fault where "volatile"
  | Daxiomatic (_, parts, attributes, _) ->
    if nested then fault where "an axiomatic within another";
    accepted where Meaning.attributes attributes;
    List.iter (global_annotation ~nested:true where) parts
  | Dtype (t, _) -> fault where "logic type %s" t.lt_name
  | Dlemma (name, labels, parameters, p, attributes, _) ->
    if nested then fault where "a lemma in an axiomatic: %s" name;
    if parameters <> [] then fault where "a lemma for every type: %s" name;
    accepted where Meaning.attributes attributes;
    accepted where (List.map (Meaning.label context)) labels;
    accepted where (Meaning.toplevel context) p
  | Dinvariant (info, _) | Dtype_annot (info, _) -> fault where "an invariant: %s" info.l_var_info.lv_name
  | Dmodel_annot (model, _) -> fault where "a model field: %s" model.mi_name
  | Dextended (e, _, _) -> fault where "extension %s" e.ext_name

let global g =
  let where = Cil_datatype.Global.loc g in
  user := "";
  match g with
  | GType (t, _) -> if not (Cil.typeHasAttribute "fc_stdlib" t.ttype) then accepted where (Meaning.typ context) t.ttype
  | GCompTag (comp, _) -> accepted where (Meaning.struct_definition context comp.cname) comp;
    List.iter (fun f -> machine where f.ftype) (Option.value comp.cfields ~default:[])
  | GCompTagDecl (comp, _) -> if not comp.cstruct then fault where "union %s" comp.cname
  | GEnumTag (enum, _) -> accepted where (Meaning.enum_definition context enum.ename) enum
  | GEnumTagDecl (enum, _) -> fault where "enum %s without its constants" enum.ename
  | GVarDecl (v, _) -> variable where v
  | GFunDecl (_, v, _) -> variable where v; declaration where v
  | GVar (v, { init = i }, _) -> variable where v; user := v.vname; Option.iter (init where) i
  | GFun (f, _) -> variable where f.svar; declaration where f.svar; definition f where
  | GAsm _ -> fault where "asm"
  | GPragma (Attr (name, _), _) | GPragma (AttrAnnot name, _) -> fault where "a pragma: %s" name
  | GText text -> fault where "text for the compiler: %s" text
  | GAnnot (a, _) -> global_annotation ~nested:false where a

let read () =
  faults := []; uses := [];
  List.iter global (Ast.get ()).globals;
  List.rev !faults, List.rev !uses
