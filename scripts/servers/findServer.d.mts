/** Finds the program of a server that the tests of the relay run on. */
export function findServer(
  kind: 'postgres' | 'redis',
  parameters: { root: string; environment: NodeJS.ProcessEnv; mayInstall?: boolean },
): Promise<{ program: string } | { reason: string }>

/** The user that PostgreSQL runs as where we are root. */
export function postgresAccount(): { uid: number; gid: number } | undefined
