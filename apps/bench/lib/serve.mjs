/**
 * The child's side of what is measured: listens on a free port, says which to the bench, and answers how large its heap is.
 * `makeServer` gets the address of the upstream and returns a `node:http` server that does not listen yet.
 */
export async function serve(makeServer) {
  const server = await makeServer({ upstream: process.env.BENCH_UPSTREAM })
  process.on('message', (message) => {
    if (message !== 'memory') return
    // Twice: the first collection runs finalisers, whose objects only the second can free.
    globalThis.gc()
    globalThis.gc()
    const { heapUsed, external } = process.memoryUsage()
    process.send({ done: { heap: heapUsed + external } })
  })
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
  server.listen(0, '127.0.0.1', 2048, () => process.send({ port: server.address().port }))
}
