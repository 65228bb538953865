/** What closing waits for: a write that is being sent, by its operation id; a webhook, by its source; a sweep; a piece of a file, by the file's id. */
export type RunningWork = { work: 'write' | 'webhook' | 'sweep' | 'upload'; id: string }
