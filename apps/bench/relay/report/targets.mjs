/**
 * What the relay has to reach. With `over`, the figure is a ratio to that contestant in the same run; without, it is absolute.
 * Ratios are of the medians of rounds that were taken in turns.
 */
export const targets = [
  { row: 'get-1kb', metric: 'rate', contestant: 'ours', over: 'minimal-undici', atLeast: 0.6 },
  { row: 'get-1kb', metric: 'rate', contestant: 'ours-hono', over: 'minimal-undici', atLeast: 0.45 },
  { row: 'get-20kb', metric: 'rate', contestant: 'ours', over: 'minimal-undici', atLeast: 0.55 },
  { row: 'get-20kb-secrets', metric: 'rate', contestant: 'ours', over: 'undici-parse', atLeast: 2 },
  { row: 'latency', metric: 'added', contestant: 'ours', atMost: 100 },
  ...['write', 'webhook'].flatMap((what) =>
    ['500', '10,000'].map((open) => ({
      row: 'open-events',
      metric: 'p50',
      contestant: `${what}, ${open} open`,
      over: `${what}, 0 open`,
      atMost: 1.2,
    })),
  ),
  { row: 'upload', metric: 'speed', contestant: 'ours', over: 'minimal-undici', atLeast: 0.8 },
  { row: 'upload-memory', metric: 'growth', contestant: 'ours', atMost: 32 },
  { row: 'upload-memory', metric: 'growth', contestant: 'ours-hono', atMost: 32 },
  { row: 'idle-streams', metric: 'memory', contestant: 'ours', atMost: 25 },
  { row: 'idle-streams', metric: 'memory', contestant: 'ours-hono', atMost: 25 },
  { row: 'idle-streams', metric: 'left', contestant: 'ours', atMost: 0 },
  { row: 'idle-streams', metric: 'left', contestant: 'ours-hono', atMost: 0 },
]
