export const themeIssues = {
  'theme.issue.UNKNOWN_KEY': '{path} is not part of a theme, so it was left out.',
  'theme.issue.WRONG_TYPE': '{path} has the wrong kind of value, so it was left out.',
  'theme.issue.UNSAFE': '{path} could change more than the look of the widgets, so it was left out.',
  'theme.issue.MALFORMED': '{path} has a value that a theme does not understand, so it was left out.',
  'theme.issue.TOO_LONG': '{path} is too long, so it was left out.',
  'theme.issue.OUT_OF_RANGE': '{path} is smaller or larger than a theme allows, so it was left out.',
  'theme.contrast.light.repaired':
    'In the light scheme {token} against {against} has a contrast of {ratio} to 1. It needs {required} to 1, so another shade is used.',
  'theme.contrast.dark.repaired':
    'In the dark scheme {token} against {against} has a contrast of {ratio} to 1. It needs {required} to 1, so another shade is used.',
  'theme.contrast.light.kept':
    'In the light scheme {token} against {against} has a contrast of {ratio} to 1. It needs {required} to 1. It was kept as you set it: please choose other colours.',
  'theme.contrast.dark.kept':
    'In the dark scheme {token} against {against} has a contrast of {ratio} to 1. It needs {required} to 1. It was kept as you set it: please choose other colours.',
} as const
