export const documentPreview = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Open in a new tab',
  'preview.save': 'Save',
  'preview.image': 'The picture {name}',
  'preview.text': 'The first lines of {name}',
  'preview.none': 'It cannot be shown here. Save it to look at it.',
  'preview.failed': 'Could not fetch this file. It is safe.',
} as const
