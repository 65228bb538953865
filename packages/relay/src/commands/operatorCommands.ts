/** The names of the commands that an operator runs on a ledger. */
export const operatorCommands = ['check-audit', 'erase', 'fence', 'prune', 'reseal'] as const
