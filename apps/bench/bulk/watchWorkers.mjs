/** Does the work, and adds the most heap that the page's workers were seen to have at once, which the page's own heap is without. */
export async function watchWorkers(page, work) {
  let workerHeap = 0
  let isDone = false
  const look = async () => {
    while (!isDone) {
      const read = (worker) => worker.evaluate(() => performance.memory?.usedJSHeapSize ?? 0).catch(() => 0)
      const heaps = await Promise.all(page.workers().map(read))
      workerHeap = Math.max(
        workerHeap,
        heaps.reduce((sum, heap) => sum + heap, 0),
      )
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const looked = look()
  const result = await work().finally(() => {
    isDone = true
  })
  await looked
  return { ...result, workerHeap }
}
