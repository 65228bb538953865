/** What closing waits for: a write that is being sent, by its operation id; a webhook, by its source; a sweep. */
export type RunningWork = { work: 'write' | 'webhook' | 'sweep'; id: string }
