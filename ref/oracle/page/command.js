// Runs the command `dodona`, compiled to WebAssembly, in the page: arguments and a text in; status, output and error line out.
// The little of WASI that it needs: arguments, standard input, output and error, and the end of the program.

const GOOD = 0, BAD_FILE = 8, NO_SUCH_FILE = 44, NOT_HERE = 52;

class Ended {
  constructor(status) {
    this.status = status;
  }
}

function system(args, input, written) {
  let memory, read = 0;
  const encoder = new TextEncoder();
  const texts = ['dodona', ...args].map((arg) => encoder.encode(arg + '\0'));
  const view = () => new DataView(memory.buffer);
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  const chunks = (list, count) =>
    Array.from({length: count}, (_, i) => bytes(view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true)));
  const put = (at, value) => (view().setUint32(at, value, true), GOOD);
  const known = {
    args_sizes_get(count, size) {
      put(count, texts.length);
      return put(size, texts.reduce((sum, text) => sum + text.length, 0));
    },
    args_get(list, at) {
      for (const text of texts) {
        put(list, at);
        bytes(at, text.length).set(text);
        list += 4;
        at += text.length;
      }
      return GOOD;
    },
    fd_read(fd, list, count, got) {
      if (fd !== 0) return BAD_FILE;
      const from = read;
      for (const chunk of chunks(list, count)) {
        const part = input.subarray(read, read + chunk.length);
        chunk.set(part);
        read += part.length;
      }
      return put(got, read - from);
    },
    fd_write(fd, list, count, sent) {
      let size = 0;
      for (const chunk of chunks(list, count)) {
        written[fd].push(chunk.slice());
        size += chunk.length;
      }
      return put(sent, size);
    },
    fd_fdstat_get(fd, at) {
      if (fd > 2) return BAD_FILE;
      bytes(at, 24).fill(0);
      view().setUint8(at, 6); // a stream; no terminal
      view().setBigUint64(at + 8, ~0n, true);
      return GOOD;
    },
    fd_close: () => GOOD,
    fd_prestat_get: () => BAD_FILE,
    path_open: () => NO_SUCH_FILE,
    path_filestat_get: () => NO_SUCH_FILE,
    clock_time_get: (clock, precision, at) => (view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true), GOOD),
    proc_exit(status) {
      throw new Ended(status);
    },
  };
  return {
    wasi: new Proxy(known, {get: (all, name) => all[name] ?? (() => NOT_HERE)}),
    start: (instance) => {
      memory = instance.exports.memory;
      instance.exports._start();
    },
  };
}

// jansson and expat are not in the page: nothing that the page asks for calls them.
const absent = new Proxy({}, {
  get: (_, name) => () => {
    throw new Error(`${name} is not in the page`);
  },
});

function text(chunks) {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, {stream: true})).join('') + decoder.decode();
}

// Returns the function that asks: ask(['tree', 'chain', '--ranks', 3]) gives {status, out, error}; status 0 yes, 1 no, 2 bad input.
export async function commandFrom(wasm) {
  const module = await WebAssembly.compile(wasm);
  return async function ask(args, input = '') {
    const written = [[], [], []];
    const host = system(args.map(String), new TextEncoder().encode(input), written);
    const instance = await WebAssembly.instantiate(module, {wasi_snapshot_preview1: host.wasi, env: absent});
    let status = 0;
    try {
      host.start(instance);
    } catch (end) {
      if (!(end instanceof Ended)) throw end;
      status = end.status;
    }
    return {status, out: text(written[1]), error: text(written[2]).trim()};
  };
}
