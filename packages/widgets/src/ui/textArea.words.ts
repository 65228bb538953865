export const textArea = {
  'textArea.left': { one: '{count} character left', other: '{count} characters left' },
} as const
