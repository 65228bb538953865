export const attentionCount = {
  'attentionCount.approvals': 'Waiting for approval: {count}',
  'attentionCount.operators': 'Needs an operator: {count}',
} as const
