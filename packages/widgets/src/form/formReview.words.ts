export const formReview = {
  'form.edit': 'Change something',
  'form.warnings.title': 'Check these before you confirm',
  'form.warnings.checked': 'I have checked it',
  'form.warnings.open': 'Tick each point above to confirm.',
  'form.offline.title': 'You are offline. Nothing was sent.',
  'form.offline.text': 'Connect to the internet, then confirm again.',
  'form.sessionExpired.title': 'Your session has ended. Nothing was sent.',
  'form.sessionExpired.text':
    'Sign in again in another tab, then come back here and confirm. What you typed is kept.',
  'form.sessionExpired.here': 'Sign in, then confirm again. What you typed is kept.',
  'form.signIn': 'Sign in',
  'form.signedIn.title': 'You are signed in again',
  'form.signedIn.text': 'Nothing was sent yet. Confirm again.',
  'form.inFlightElsewhere.title': 'Another tab is sending the same thing',
  'form.inFlightElsewhere.text':
    'Nothing was sent from here. Wait for the other one to finish, then try again.',
  'form.notSent.title': 'Nothing was sent',
  'form.notSent.text': 'The extra check was not completed. You can confirm again.',
  'form.duplicate.earlier': 'The earlier one',
  'form.duplicate.back': 'Do not send',
  'form.duplicate.rows': 'Sent before',
  'form.duplicate.others': 'Send only the rest ({count})',
  'form.held.title': 'Not yet: the first payment to a new recipient waits',
  'form.rejected.check': 'Check what you entered and try again.',
  'form.rejected.permission': 'You are not allowed to do this.',
  'form.rejected.credentials':
    'The service does not accept this app at the moment, so nothing was sent. Waiting does not help. Give those who run this app the request ID.',
  'form.rejected.busy': 'The service is busy. Wait a moment and try again.',
  'form.rejected.large':
    'All of it together is too large for the service. Make some files smaller, then try again.',
  'form.rejected.fileMissing':
    'A file is not with us any more, or has not arrived whole. Nothing was sent. Look at the files, then try again.',
  'form.rejected.fileChanged':
    'A file is not the one that you looked at here, so it was not accepted. Look at the files, then try again.',
  'form.rejected.words': 'The lender said: “{message}”',
} as const
