import type { PostgresMachine } from './postgresMachine.d.mts'

export function findPostgres(parameters: {
  environment: Record<string, string | undefined>
  machine: PostgresMachine
}): Promise<{ bin: string } | { reason: string }>
