// `pnpm bench` lists the benches; `pnpm bench relay --quick` runs one with its own arguments.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** By the name of its folder, whose `main.mjs` is run. */
const benches = {
  relay: 'reads, latency and withdrawals of the relay beside the least proxy; two minutes, --quick one',
  uploads: '25 documents of 20 MB through the relay; one minute',
  outcomes: 'how soon an outcome is delivered, and what 10^5 that wait cost the ledger; two minutes',
  growth: 'the ledger with 10^3, 10^5 and 10^6 operations; five minutes',
  scale: '1, 2 and 4 relays on one PostgreSQL, with NOTIFY and with Redis; six minutes, --quick two',
  mount: 'how soon a person can type in a widget; six minutes',
  picker: 'a picker of 10,000 beside one made by hand; one minute',
  table: 'a table of 100,000 financings beside one made by hand; two minutes',
  busy: 'what others wait for while 10,000 rows are sent and their events arrive; three minutes',
  bulk: 'files of 100,000 rows, statements of 10,000 lines; five minutes',
}

const [name, ...args] = process.argv.slice(2)

if (name === undefined || !Object.hasOwn(benches, name)) {
  const lines = Object.entries(benches).map(([key, text]) => `  pnpm bench ${key.padEnd(8)} ${text}`)
  console.log(`The benches (apps/bench/README.md says how to read them):\n${lines.join('\n')}`)
  if (name !== undefined) console.error(`There is no bench ${name}.`)
  process.exitCode = name === undefined ? 0 : 1
} else {
  const child = spawn(process.execPath, [join(import.meta.dirname, name, 'main.mjs'), ...args], {
    stdio: 'inherit',
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
