/** Of all cores: from here on it is the machine that stops the relays, and not what they wait for. */
const busyShare = 0.85

/** Of the time of one core, in what a single process may use. */
const fullProcess = 0.9

/**
 * What stopped a measured row from going faster, in words: the machine, the relays' one thread each, or what the connections of PostgreSQL waited for most.
 */
export function findLimit({ cpu, seconds, cores, instances, waits, machineBusy }) {
  const total = Object.values(cpu).reduce((sum, each) => sum + each, 0)
  const shares = Object.entries(cpu)
    .filter(([, used]) => used / seconds >= 0.05)
    .map(([role, used]) => `${role} ${(used / seconds).toFixed(2)}`)
    .join(', ')
  const used = `cores used: ${shares}`
  if ((cpu.relay ?? 0) / seconds >= fullProcess * instances) return `the one thread of each relay; ${used}`
  if (machineBusy >= busyShare)
    return `the ${cores} cores of this machine (ours ${(total / seconds).toFixed(2)} of them); ${used}`
  const [most] = Object.entries(waits).toSorted(([, left], [, right]) => right - left)
  return `${most ? `waits in PostgreSQL, most for ${most[0]}` : 'nothing measured here'}; ${used}`
}

/** One line for each work and carrier: requests per second with 1, 2, 4 instances, the share of linear growth, CPU of each side for one request. */
export function formatScale(rows) {
  const lines = [
    '| work | signals, budgets | instances | per second | of linear | CPU of relays, µs each | of PostgreSQL, µs each | what stops it |',
    '|---|---|---|---|---|---|---|---|',
  ]
  for (const row of rows) {
    const first = rows.find(
      ({ work, carrier, instances }) => work === row.work && carrier === row.carrier && instances === 1,
    )
    const linear = first ? `${Math.round((100 * row.rate) / (first.rate * row.instances))} %` : ''
    const each = (role) => Math.round(((row.cpu[role] ?? 0) / row.count) * 1e6)
    lines.push(
      `| ${row.work} | ${row.carrier} | ${row.instances} | ${Math.round(row.rate)} | ${linear} | ${each('relay')} | ${each('postgres')} | ${row.limit} |`,
    )
  }
  return lines.join('\n')
}
