import type { Configuration } from './readConfiguration.ts'

/** Whether the relay that runs with these settings on this machine is ready. */
export async function askHealth({
  host,
  port,
  mountPath,
}: Pick<Configuration, 'host' | 'port' | 'mountPath'>): Promise<boolean> {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const address = `http://${near.includes(':') ? `[${near}]` : near}:${port}${mountPath}/health/ready`
  return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
