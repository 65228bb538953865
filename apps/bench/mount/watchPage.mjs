/** Runs in the page before anything else, and notes when things happen, in milliseconds since the page was asked for. */
export function watchPage() {
  const fieldNow = () => document.querySelector('form input:not([type="radio"]):not([type="checkbox"])')
  const bench = { typable: null, works: null, numbers: null, strokes: [], blocking: 0, shift: 0, fieldNow }
  globalThis.bench = bench

  bench.focus = () => fieldNow().focus()
  bench.read = () => ({
    numbers: bench.numbers,
    shift: bench.shift,
    requests: requestsUntil(bench.works),
    typable: bench.typable,
    works: bench.works,
    strokes: bench.strokes,
    blocking: bench.blocking,
    kept: fieldNow()?.value.includes('7') ?? true,
  })

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })

  // Every shift, those that follow an input of a person too: a button that moves under a finger is the worst of them.
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) bench.shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  /** The page itself and what it asked for until then. */
  const requestsUntil = (time) =>
    1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < time).length

  const isTaken = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'))

  const look = () => {
    const isPainted = performance.getEntriesByType('paint').length > 0
    const card = document.querySelector(
      '[data-ol-part="CreditLimitCard"], [data-ol-part="ActiveDrawdownCard"]',
    )
    if (bench.numbers === null && isPainted && card && /\d/.test(card.textContent))
      bench.numbers = performance.now()
    const board = document.querySelector('[data-ol-part="LendingDashboard"]')
    if (board) {
      // Nothing is typed there: it works once its buttons do.
      if (bench.numbers !== null && isTaken(board.querySelector('button'))) {
        bench.works = performance.now()
        return
      }
      requestAnimationFrame(look)
      return
    }
    const field = fieldNow()
    // Seen, and not only there: a person cannot type into what is not painted.
    if (bench.typable === null && field && performance.getEntriesByType('paint').length > 0) {
      field.focus()
      bench.typable = performance.now()
    }
    const form = field?.form
    // React writes its properties onto an element once it has made it or taken it over.
    if (bench.typable !== null && (isTaken(form) || globalThis.mounted)) {
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
