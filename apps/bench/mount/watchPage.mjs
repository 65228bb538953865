/** Runs in the page before anything else, and notes when things happen, in milliseconds since the page was asked for. */
export function watchPage() {
  const fieldNow = () => document.querySelector('form input:not([type="radio"]):not([type="checkbox"])')
  const bench = { typable: null, works: null, strokes: [], blocking: 0, first: null, fieldNow }
  globalThis.bench = bench

  bench.focus = () => fieldNow().focus()
  bench.read = () => ({
    typable: bench.typable,
    works: bench.works,
    strokes: bench.strokes,
    blocking: bench.blocking,
    kept: fieldNow().value.includes('7'),
  })

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })

  const look = () => {
    const field = fieldNow()
    // Seen, and not only there: a person cannot type into what is not painted.
    if (bench.typable === null && field && performance.getEntriesByType('paint').length > 0) {
      field.focus()
      bench.typable = performance.now()
    }
    const form = field?.form
    // React writes its properties onto an element once it has made it or taken it over.
    const isTaken = form && Object.keys(form).some((key) => key.startsWith('__reactProps'))
    if (bench.typable !== null && (isTaken || globalThis.mounted)) {
      bench.works = performance.now()
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        // A message arrives after the frame was drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => bench.strokes.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      })
    },
    true,
  )
}
