export const documentPreview = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Open in a new tab',
  'preview.save': 'Save to this device',
  'preview.image': 'The picture {name}',
  'preview.text': 'The first lines of {name}',
  'preview.none': 'This kind of file cannot be shown here. Save it to look at it.',
  'preview.failed': 'We could not fetch this file. It is safe.',
} as const
