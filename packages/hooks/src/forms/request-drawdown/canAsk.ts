import type { LimitStanding } from './limitStanding.ts'

/** Whether there may be something to ask for. What is not known stops nobody: the service decides. */
export function canAsk(standing: LimitStanding): boolean {
  return standing !== 'none' && standing !== 'closed' && standing !== 'expired'
}
