export const masked = {
  'masked.hidden': 'Hidden',
  'masked.ending': 'Hidden, ending in {digits}',
  'masked.show': 'Show {field}',
  'masked.hide': 'Hide {field}',
  'masked.copy': 'Copy {field}',
  'masked.isShown': '{field} is shown.',
  'masked.isHidden': '{field} is hidden.',
} as const
