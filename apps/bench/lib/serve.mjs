import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'

/**
 * The child's side of one contestant: listens on a free port, says which to the bench, and answers its questions.
 * `makeServer` gets the address of the upstream and returns a `node:http` server that does not listen yet.
 */
export async function serveContestant(makeServer) {
  const server = await makeServer({ upstream: process.env.BENCH_UPSTREAM })
  process.on('message', (message) => {
    if (message !== 'memory') return
    // Twice: the first collection runs finalisers, whose objects only the second can free.
    globalThis.gc()
    globalThis.gc()
    const { heapUsed, external } = process.memoryUsage()
    server.getConnections((_error, connections) =>
      process.send({ memory: { heap: heapUsed + external, connections } }),
    )
  })
  process.on('disconnect', () => process.exit())
  const { BENCH_PROFILE: profile } = process.env
  const finishProfile = profile ? startProfile(profile) : () => undefined
  process.on('SIGTERM', () => {
    finishProfile()
    process.exit()
  })
  server.listen(0, '127.0.0.1', 2048, () => process.send({ port: server.address().port }))
}

/** Records from here on, so that the start of the process is not in it; returns what writes the profile. */
function startProfile(file) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.start')
  return () =>
    session.post('Profiler.stop', (_error, { profile }) => writeFileSync(file, JSON.stringify(profile)))
}
