export const uploadSummary = {
  'uploads.title': 'Uploads',
  'uploads.progress': {
    one: '{staged} of {count} file uploaded',
    other: '{staged} of {count} files uploaded',
  },
  'uploads.bytes': '{sent} of {size}',
  'uploads.left': 'About {duration} left',
  'uploads.waiting': 'Waiting',
  'uploads.paused': 'Paused',
  'uploads.done': { one: 'The file is uploaded', other: 'All {count} files are uploaded' },
  'uploads.notSubmitted': 'Not submitted yet.',
  'uploads.keptUntil': 'Not submitted yet. Your files are kept until {date}.',
  'uploads.keptUntilAt': 'Not submitted yet. {partner} keeps your files until {date}.',
  'uploads.problems': {
    one: '{count} file needs your attention',
    other: '{count} files need your attention',
  },
  'uploads.pauseAll': 'Pause all',
  'uploads.resumeAll': 'Resume all',
  'uploads.offline.title': 'You are offline',
  'uploads.offline.text':
    'Everything that was uploaded is safe, and the rest is kept on this device. It continues by itself when you are back online. You can go on filling in this page.',
  'uploads.signedOut.title': 'You were signed out',
  'uploads.signedOut.text':
    'Everything that was uploaded is safe. Sign in again: the rest then continues by itself.',
  'uploads.signIn': 'Sign in',
  'uploads.failed.title': 'We could not look up what was uploaded before',
  'uploads.failed.text': 'Nothing is lost. You can add files now, or try again.',
} as const
