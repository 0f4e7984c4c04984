"""The page in a browser without a screen, as a reader of it sees it."""

import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

TOP = Path(__file__).resolve().parents[2]
SECONDS = 60  # until an answer counts as missing


class Browser:
    def __init__(self, page, width=1400, height=1500):
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
                         "--disable-ipc-flooding-protection",
                         f"--window-size={width},{height}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = "/usr/bin/chromium"
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.address = Path(page).resolve().as_uri()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def open(self, fragment="", until="drawn"):
        """Loads the page anew."""
        self.driver.get("about:blank")
        self.driver.get(self.address + fragment)
        self.wait(until, 0)

    def link(self, part, there=True):
        """Whether the address comes to say so: it follows what is looked at a moment later."""
        end = time.time() + 2
        while (part in self.driver.current_url) != there and time.time() < end:
            time.sleep(0.02)
        return (part in self.driver.current_url) == there

    def count(self, what):
        return int(self.script("return document.documentElement.dataset[arguments[0]] ?? 0", what))

    def wait(self, what, before):
        """Until the page has drawn, priced or judged once more."""
        end = time.time() + SECONDS
        while self.count(what) <= before:
            if time.time() > end:
                raise TimeoutError(f"the page has not {what} after {SECONDS} s; console: {self.console()}")
            time.sleep(0.01)

    def follow(self, fragment):
        """Follows a link within the page."""
        before = self.count("drawn")
        self.script("location.hash = arguments[0]", fragment)
        self.wait("drawn", before)

    def text(self, name):
        return self.script("return document.getElementById(arguments[0]).textContent", name)

    def find(self, selector):
        return self.driver.find_element("css selector", selector)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def drawn(self):
        """The messages of the timeline: step, src, dst, block."""
        found = self.script("return [...document.querySelectorAll('.cells .in')].map(({dataset: d}) => [d.step, d.src, d.dst, d.blocks])")
        return sorted((int(step), int(src), int(dst), block) for step, src, dst, blocks in found for block in blocks.split(","))

    def console(self):
        return [line["message"] for line in self.driver.get_log("browser")][:5]

    def media(self, **features):
        """What the page is shown on: scheme="dark", kind="print"."""
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "media": features.get("kind", ""),
            "features": [{"name": "prefers-color-scheme", "value": features.get("scheme", "light")}]})

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def picture(self):
        return self.driver.get_screenshot_as_png()
