import type { Relay } from '../Relay.ts'

/** The relay as an operator's command sees it. */
export type OperatedRelay = Pick<
  Relay,
  'checkAudit' | 'erase' | 'liftFence' | 'prune' | 'raiseFence' | 'readFence' | 'reseal'
>

/** A command does its work and returns the exit code of the process. */
export type OperatorCommand = (
  relay: OperatedRelay,
  options: { args: string[]; print: (line: string) => void },
) => Promise<number>
