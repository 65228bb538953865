export const actingFor = {
  'actingFor.actingFor': 'Acting for {name}',
  'actingFor.change': 'Change business',
  'actingFor.failed': 'Could not read which business this is',
  'actingFor.notYours': 'You may not act for this business',
} as const
