export const themeIssues = {
  'theme.issue.UNKNOWN_KEY': '{path} is not part of a theme: left out.',
  'theme.issue.WRONG_TYPE': '{path} has the wrong kind of value: left out.',
  'theme.issue.UNSAFE': '{path} could change more than the look: left out.',
  'theme.issue.MALFORMED': '{path} has an unknown value: left out.',
  'theme.issue.TOO_LONG': '{path} is too long: left out.',
  'theme.issue.OUT_OF_RANGE': '{path} is out of range: left out.',
  'theme.contrast.light.repaired':
    'Light: {token} on {against} has contrast {ratio}, needs {required}: another shade is used.',
  'theme.contrast.dark.repaired':
    'Dark: {token} on {against} has contrast {ratio}, needs {required}: another shade is used.',
  'theme.contrast.light.kept':
    'Light: {token} on {against} has contrast {ratio}, needs {required}: kept, choose other colours.',
  'theme.contrast.dark.kept':
    'Dark: {token} on {against} has contrast {ratio}, needs {required}: kept, choose other colours.',
} as const
