#!/usr/bin/python3
"""What the page draws is what the command prints; its controls, keys and links do what they say; it looks as it did.
page.py [--keep]: --keep writes the pictures that later runs are compared with. Last line: N passed, N failed.
"""

import io
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat
from selenium.webdriver import ActionChains, Keys

sys.path.insert(0, str(Path(__file__).resolve().parent))
from browser import TOP, Browser

PAGE = TOP / "build/dodona.html"
PICTURES = Path(__file__).resolve().parent / "pictures"
REQUESTS = 200
passed = failed = 0


def expect(right, about, why=""):
    global passed, failed
    passed, failed = passed + bool(right), failed + (not right)
    if not right:
        print(f"FAILED  {about}\n        {why}")


def dodona(*args, text=None):
    said = subprocess.run([TOP / "build/dodona", *map(str, args)], input=text, capture_output=True, text=True, check=False)
    return said.returncode, said.stdout, said.stderr.strip()


def rows(text):
    """Of csv: step, src, dst, block."""
    lines = [line.split(",") for line in text.splitlines() if not line.startswith("#")]
    return sorted((int(line[0]), int(line[1]), int(line[2]), line[3]) for line in lines[1:])


def requests(catalogue):
    """Every algorithm for every operation that it serves, then as many more by lot."""
    draw = random.Random(50)
    kinds = [(op, entry) for entry in catalogue for op in entry["operations"].split(",")]
    given = set()
    while len(given) < REQUESTS:
        op, entry = kinds[len(given)] if len(given) < len(kinds) else draw.choice(kinds)
        takes, asked = (entry["takes"] or "").split(","), {"op": op, "algorithm": entry["algorithm"]}
        if "modules" in takes:
            asked |= {"modules": draw.choice(["2", "3", "4", "2x2"]), "per-module": draw.randint(4, 8), "channels": draw.choice([1, 2])}
        elif "mesh" in takes:
            side = draw.choice([1, 2, 4, 8])
            asked |= {"rows": side, "cols": side}
        else:
            asked["ranks"] = draw.choice([1, 2, 3, 5, 8, 13, 33] + [64] * (op == "bcast"))
        ranks = asked.get("ranks", 1)
        if "blocks" in takes and op != "barrier":
            asked["blocks"] = draw.choice([1, 2, 5, ranks])
        if op in ("scatter", "gather", "allgather", "reduce-scatter"):
            asked["blocks"] = draw.choice([1, 2])
        if "group" in takes and "modules" not in takes:
            asked["group"] = draw.randint(2, 5)
        if "lambda" in takes:
            asked["lambda"] = "2" if entry["algorithm"] == "combine" else draw.choice(["1", "5/2", "3"])
        if "alpha" in takes:
            asked["alpha"] = draw.choice(["1/2", "2/3"])
        if op in ("bcast", "reduce", "scatter", "gather") and "ranks" in asked:
            asked["root"] = draw.randrange(ranks)
        if "couples" in takes and draw.random() < 0.3:
            asked["model"] = "simplex"
        if fragment(asked) not in given:
            given.add(fragment(asked))
            yield asked


def arguments(asked):
    return [asked["algorithm"]] + [word for name, value in asked.items() if name != "algorithm" for word in (f"--{name}", value)]


def fragment(asked):
    return "#" + "&".join(f"{name}={value}" for name, value in asked.items())


def compare_requests(browser, catalogue):
    for asked in requests(catalogue):
        browser.follow(fragment(asked))
        status, out, error = dodona("schedule", *arguments(asked))
        about = fragment(asked)
        if status != 0:
            expect(browser.text("error") == error, about, f"error: {browser.text('error')!r}, expected {error!r}")
            continue
        expect(browser.drawn() == rows(out), about, f"drawn: {browser.drawn()[:6]}, printed: {rows(out)[:6]}")
        title = out.splitlines()[0].lstrip("# ") if out.startswith("#") else ""
        expect(browser.text("title") == title, about, f"title: {browser.text('title')!r}, expected {title!r}")
        head = json.loads(dodona("schedule", *arguments(asked), "--rank", 0, "--format", "json")[1])
        expect(browser.text("facts").startswith(f"steps{head['steps']}"), about, f"facts: {browser.text('facts')}")


def compare_costs(browser):
    browser.open("#op=allreduce&algorithm=ring&ranks=48&blocks=48&bytes=65536&startup=3&byte-time=0.5", "priced")
    out = dodona("plan", "--op", "allreduce", "--ranks", 48, "--bytes", 65536, "--startup", 3, "--byte-time", 0.5)[1]
    printed = [line.split()[:6] for line in out.splitlines() if not line.startswith(("#", "algorithm "))]
    shown = browser.script("return [...document.querySelectorAll('#costs tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))")
    expect(shown == printed and len(shown) > 5, "the costs are those of dodona plan", f"{shown[:2]} {printed[:2]}")
    expect(browser.script("return document.querySelector('.cost.picked').dataset.algorithm") == "ring", "the chart picks the algorithm out")


def judge(browser, text):
    before = browser.count("judged")
    browser.script("document.getElementById('rows').value = arguments[0]; document.getElementById('ask-judge').click()", text)
    browser.wait("judged", before)
    return browser.text("verdict")


def compare_judged(browser):
    for name, ranks, blocks in (("circulant-p32-n5.csv", 32, 5), ("circulant-p33-n5.csv", 33, 5)):
        text = (TOP / "tests/foreign" / name).read_text()
        browser.open(f"#op=bcast&algorithm=chain&ranks={ranks}&blocks={blocks}")
        status, out, _ = dodona("check", "-", "--ranks", ranks, "--blocks", blocks, text=text)
        expect(judge(browser, text) == out.strip(), f"judge {name}", browser.text("verdict"))
        expect((len(browser.all(".faults rect")) > 0) == (status == 1), f"{name}: faults in red")
        expect(len(browser.drawn()) > 100, f"{name}: is drawn")
    expect(len(browser.all(".message.wrong")) == 1, "the arrow of the fault is there")
    browser.open("#op=bcast&algorithm=chain&ranks=4&blocks=1")
    late = "step,src,dst,block\n1,0,1,0\n2,2,3,0\n3,1,2,0\n"
    expect(judge(browser, late).startswith("invalid: standard input:3: step 2: rank 2 sends block 0 to rank 3"), "a block sent too early")
    expect(len(browser.all(".message.wrong")) == 2, "the message and the one that came too late are red")
    ours = dodona("schedule", "skips", "--op", "scatter", "--ranks", 6, "--blocks", 2, "--format", "json")[1]
    browser.open("#op=scatter&algorithm=skips&ranks=3&blocks=1")
    expect(judge(browser, ours).startswith("valid: "), "JSON says its ranks itself", browser.text("verdict"))
    before = browser.count("judged")
    browser.find("#file").send_keys(str(TOP / "tests/foreign/circulant-p33-n5.csv"))
    browser.wait("judged", before)
    expect("invalid: " in browser.text("verdict"), "a file that is chosen is judged", browser.text("verdict"))
    browser.open("#op=bcast&algorithm=chain&ranks=3&blocks=1")
    before = browser.count("judged")
    browser.script("const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'rows.csv'));"
                   "document.getElementById('judge').dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}))",
                   "step,src,dst,block\n1,0,1,0\n2,1,2,0\n")
    browser.wait("judged", before)
    expect(browser.text("verdict").startswith("valid: 2 steps"), "a file that is dropped is judged", browser.text("verdict"))
    for text in ("", "nonsense", "step,src,dst,block\n1,0,x,0\n"):
        expect(judge(browser, text).startswith("dodona: "), f"no rows: {text!r}", browser.text("verdict"))


def press(browser, where, *keys):
    browser.find(where).send_keys(*keys)


def use_controls(browser):
    browser.open("#op=bcast&algorithm=fractional&ranks=12&blocks=8&group=2")
    press(browser, "#picture", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    expect(browser.text("now") == "step 3 of 16", "arrow keys", browser.text("now"))
    expect(browser.text("said").startswith("step 3: 0 -0-> 9, 1 -1-> 2, 2 -0-> 3"), "the step in words", browser.text("said"))
    expect(len(browser.all(".now .message")) == 3, "an arrow for each message of the step")
    press(browser, "#timeline", Keys.END)
    expect(browser.text("now") == "step 16 of 16", "End", browser.text("now"))
    press(browser, "#timeline", Keys.ARROW_DOWN)
    expect(browser.link("rank=0"), "arrow down picks a rank out", browser.driver.current_url)
    press(browser, "#timeline", Keys.ARROW_DOWN, Keys.HOME)
    expect(browser.text("said") == "step 1: 0 -0-> 1", "what it does", browser.text("said"))
    expect(len(browser.all(".cells .in.dim")) > 60, "the others are dim")
    press(browser, "#timeline", Keys.ESCAPE)
    expect(len(browser.all(".dim")) == 0 and browser.link("rank=", False), "Escape shows all again")
    browser.find('.rank[data-rank="7"] circle').click()
    expect(browser.script("return document.getElementById('rank').value") == "7", "a tap on a rank")
    browser.script("const b = document.getElementById('block'); b.value = '3'; b.dispatchEvent(new Event('change'))")
    expect(browser.script("return [...document.querySelectorAll('.cells .in:not(.dim)')].every((c) => c.dataset.blocks === '3')"), "one block alone")
    browser.script("const s = document.getElementById('step'); s.value = 9; s.dispatchEvent(new Event('input'))")
    expect(browser.link("step=9") and browser.text("now") == "step 9 of 16", "the slider")
    ActionChains(browser.driver).move_to_element(browser.find('.cells .in[data-step="2"][data-dst="1"]')).perform()
    expect(browser.text("pointed") == "step 2: 0 -1-> 1, 1 -0-> 2", "what is pointed at", browser.text("pointed"))
    link = browser.driver.current_url
    browser.open("")
    browser.driver.get("about:blank")
    browser.driver.get(link)
    browser.wait("drawn", 0)
    expect(browser.text("now") == "step 9 of 16" and browser.script("return document.getElementById('rank').value") == "7", "the link has it all")
    browser.open("#op=bcast&algorithm=chain&ranks=4&blocks=1")
    press(browser, "#picture", " ")
    browser.script("window.seen = new Set(); window.watch = setInterval(() => window.seen.add(document.getElementById('now').textContent), 20)")
    browser.driver.set_script_timeout(20)
    browser.driver.execute_async_script("const done = arguments[0]; const at = setInterval(() => "
                                        "document.getElementById('play').textContent === 'Play' && (clearInterval(at), done()), 20)")
    seen = browser.script("return [...window.seen]")
    expect(seen == ["step 1 of 3", "step 2 of 3", "step 3 of 3"], "play goes from step to step and ends", seen)


def use_form(browser):
    browser.open("#op=bcast&algorithm=fractional&ranks=12&blocks=8")
    before = browser.count("drawn")
    browser.find('select[name="op"]').send_keys("allg")
    browser.wait("drawn", before)
    offered = browser.script("return [...document.querySelector('select[name=algorithm]').options].map((o) => o.value)")
    expect(offered == ["ring", "skips", "bine"], "only what serves the operation is offered", offered)
    expect(browser.script("return document.querySelector('[name=root]')") is None, "no root where there is none")
    browser.open("#op=bcast&algorithm=chain&ranks=0&blocks=1")
    expect("ranks" in browser.text("error"), "ranks 0 are refused in the command's words", browser.text("error"))
    browser.open("#op=nope&algorithm=nope")
    expect(browser.text("title").startswith("chain: 12 ranks"), "an unknown request is the first one", browser.text("title") + browser.text("error"))
    browser.open("#op=bcast&algorithm=chain&ranks=1&blocks=1")
    expect(browser.text("error") == "" and browser.drawn() == [], "one rank has nothing to do")
    browser.open("#op=bcast&algorithm=cube&ranks=2147483647&blocks=6&rank=1234567890")
    out = dodona("schedule", "cube", "--ranks", 2147483647, "--blocks", 6, "--rank", 1234567890)[1]
    incoming = [row for row in rows(out) if row[2] == 1234567890]
    expect(browser.drawn() == incoming and len(incoming) == 6, "any rank of 2^31 - 1", browser.drawn())
    expect(not browser.script("return document.getElementById('partly').hidden"), "the page says that it draws a rank alone")


def show_files(browser):
    """dodona show --html: the page with a schedule in it."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "shown.html"
        for what, options in (("cube", ("--ranks", 33, "--blocks", 5)), ("rabenseifner", ("--op", "allreduce", "--ranks", 12, "--blocks", 12)),
                              ("mesh", ("--rows", 4, "--cols", 4, "--blocks", 3)), ("combine", ("--ranks", 9, "--lambda", 2)),
                              ("twotree-c", ("--op", "allreduce", "--ranks", 9, "--blocks", 8, "--overlap"))):
            status, _, error = dodona("show", what, *options, "--html", out)
            expect(status == 0, f"show {what} --html", error)
            browser.driver.get(out.as_uri())
            browser.wait("judged", 0)
            expect(browser.drawn() == rows(dodona("schedule", what, *options)[1]), f"show {what}: drawn as printed")
            expect(browser.text("verdict").startswith("valid: "), f"show {what}: judged", browser.text("verdict"))
        for name, verdict in (("circulant-p33-n5.csv", "invalid: standard input:"), ("allreduce-ring-6.msccl.xml", "valid: ")):
            status, _, error = dodona("show", TOP / "tests/foreign" / name, "--html", out)
            expect(status == 0, f"show {name} --html", error)
            browser.driver.get(out.as_uri())
            browser.wait("judged", 0)
            expect(browser.text("verdict").startswith(verdict) and len(browser.drawn()) > 10, f"show {name}", browser.text("verdict"))


def read_page(browser):
    """Nothing is fetched; names for all controls; theorems as they stand; no size or scheme breaks it."""
    size = PAGE.stat().st_size
    expect(size < 500_000, "the page has less than 500 KB", size)
    browser.open("")
    expect(browser.script("return performance.getEntriesByType('resource').length") == 0, "nothing is fetched")
    unnamed = browser.script("return [...document.querySelectorAll('input, select, textarea, button')].filter((e) => "
                             "!e.labels?.[0]?.textContent && !e.ariaLabel && !e.textContent).map((e) => e.outerHTML)")
    expect(unnamed == [], "each control has a name", unnamed)
    expect(all(svg.get_attribute("aria-label") for svg in browser.all("svg")) and len(browser.all("svg")) >= 2, "each drawing has a name")
    browser.find("#proven a").click()
    expect(browser.script("return document.getElementById('theorem_schedule').open"), "a theorem's name leads to its text")
    contract = (TOP / "proofs/theorems/schedule/theorem_schedule.h").read_text()
    shown = browser.script("return document.querySelector('#theorem_schedule pre').textContent")
    expect(shown.rstrip(";") in contract, "the text is the theorem's")
    browser.size(360, 800)
    for scheme in ("light", "dark"):
        browser.media(scheme=scheme)
        browser.open("#op=allreduce&algorithm=twotree-c&ranks=30&blocks=16", "priced")
        wide = browser.script("return document.documentElement.scrollWidth")
        expect(wide <= 360, f"a small {scheme} screen is not too narrow", wide)
    colours = []
    for scheme in ("light", "dark"):
        browser.media(scheme=scheme)
        colours.append(browser.script("return getComputedStyle(document.body).backgroundColor"))
    expect(colours[0] != colours[1], "dark is dark", colours)
    browser.media(kind="print")
    expect(not browser.find("#request").is_displayed() and browser.find("#picture").is_displayed(), "in print there are drawings, no controls")
    browser.media()
    browser.size(1400, 1500)


def compare_pictures(browser, keep):
    """Scaled down and blurred, as letters are drawn differently from machine to machine."""
    for ranks, rest in ((5, "algorithm=fractional&blocks=3&step=3"), (33, "algorithm=cube&blocks=5&step=4"),
                        (100, "algorithm=twotree-c&blocks=16&step=12"), (1000, "algorithm=fractional&group=4&blocks=40&step=30")):
        browser.open(f"#op=bcast&ranks={ranks}&{rest}", "priced")
        now = Image.open(io.BytesIO(browser.picture())).convert("RGB").crop((0, 0, 1400, 1100)).resize((350, 275))
        path = PICTURES / f"bcast-{ranks}.png"
        if keep:
            now.save(path, optimize=True)
        blur = ImageFilter.GaussianBlur(2)
        apart = ImageStat.Stat(ImageChops.difference(now.filter(blur), Image.open(path).convert("RGB").filter(blur))).mean
        expect(max(apart) < 4, f"{ranks} ranks look as they did", f"{apart}; python3 tests/page/page.py --keep takes the new look")


def main():
    with Browser(PAGE) as browser:
        browser.open("")
        compare_requests(browser, json.loads(dodona("algorithms", "--format", "json")[1])["rows"])
        compare_costs(browser)
        compare_judged(browser)
        use_controls(browser)
        use_form(browser)
        show_files(browser)
        read_page(browser)
        compare_pictures(browser, "--keep" in sys.argv[1:])
        said = browser.console()
        expect(said == [], "nothing on the console", said)
    print(f"{passed} passed, {failed} failed")
    return failed > 0 or passed < 2 * REQUESTS


sys.exit(main())
