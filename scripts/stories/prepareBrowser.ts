// A worker would fetch each of its modules anew for every file that a story reads: the page reads them, as where no worker can start.
Object.assign(globalThis, { Worker: undefined })
