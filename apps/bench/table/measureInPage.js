const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** From the wish to the frame that shows it, in milliseconds, with the first row then on screen and the heap before anything is collected. */
export async function measureInPage(act, isShown) {
  const start = performance.now()
  act()
  do await painted()
  while (!isShown())
  const time = performance.now() - start
  const cells = [...document.querySelectorAll('tbody tr:first-child :is(th, td)')]
  const heap = performance.memory?.usedJSHeapSize ?? null
  return { time, heap, first: cells.map((cell) => cell.textContent).join(' · ') }
}
