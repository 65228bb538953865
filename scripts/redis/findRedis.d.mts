/** Finds the server program of a Redis or Valkey. */
export function findRedis(parameters: {
  root: string
  environment: NodeJS.ProcessEnv
  mayInstall?: boolean
}): Promise<{ server: string } | { reason: string }>
