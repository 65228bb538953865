export const documents = {
  'documents.add': 'Add a file',
  'documents.addSeveral': 'Add files',
  'documents.camera': 'Take a photo',
  'documents.limits': '{types}, up to {size}.',
  'documents.drop': 'You can also drop or paste files here.',
  'documents.full': {
    one: 'There is room for {count} file here. Remove it to add another.',
    other: 'There is room for {count} files here. Remove one to add another.',
  },
  'documents.count': { one: '{count} file uploaded', other: '{count} files uploaded' },
  'documents.notApplicable': 'We do not have this document',
  'documents.notApplicableOf': 'We do not have this document: {document}',

  'documents.sizeSent': '{sent} of {size}',
  'documents.sizeSmaller': '{size}, made smaller from {original}',
  'documents.by': 'Uploaded by {name}',

  'documents.state.queued': 'Waiting its turn',
  'documents.state.preparing': 'Getting it ready',
  'documents.state.uploading': 'Uploading',
  'documents.state.staged': 'Uploaded, not submitted yet',
  'documents.paused.person': 'Paused. What has arrived is kept.',
  'documents.paused.offline': 'You are offline. It continues by itself.',
  'documents.paused.session': 'Sign in again. It then continues by itself.',

  'documents.problem.TYPE':
    'This kind of file is not accepted, or its content is not what its name says. Pick another file.',
  'documents.problem.EMPTY': 'This file is empty. Pick another file.',
  'documents.problem.ENCRYPTED':
    'This file opens only with a password. Save it without a password, then pick it again.',
  'documents.problem.SUSPICIOUS':
    'This file contains something that may be harmful, so we did not keep it. Save it again as a PDF, then pick that one.',
  'documents.problem.TOO_LARGE': 'This file is too large. Save it smaller or in parts, then pick those.',
  'documents.problem.TOO_MANY':
    'There is no room for more files here. Remove another file first, then pick this one again.',
  'documents.problem.STAGING_FULL':
    'There is no storage left for your business. Remove files that you do not need, then try again.',
  'documents.problem.UNAVAILABLE':
    'We cannot take files at the moment. What has arrived is kept, and we will try again automatically.',
  'documents.problem.UNREADABLE': 'Your device can no longer read this file. Pick it again.',
  'documents.problem.NOT_HERE':
    'This file was not finished, and it is not on this device. Pick the same file to continue from where it stopped.',
  'documents.problem.EXPIRED': 'This file waited too long and was deleted. It must be uploaded again.',
  'documents.problem.CHANGED': 'This file was damaged on its way. Try again.',
  'documents.problem.CONNECTION': 'Several tries did not get through. What has arrived is kept. Try again.',
  'documents.problem.NOT_ALLOWED':
    'You are not allowed to upload files for this business. Ask a colleague who is.',

  'documents.pause': 'Pause',
  'documents.resume': 'Resume',
  'documents.pickAgain': 'Pick it again',
  'documents.pickAnother': 'Pick another file',
  'documents.replace': 'Replace',
  'documents.remove': 'Remove',
  'documents.removeAsk': 'Remove this file? It is uploaded already.',
  'documents.keep': 'Keep it',
  'documents.reorder': 'Change the order',
  'documents.up': 'Move up',
  'documents.down': 'Move down',

  'documents.said.started': {
    one: 'The upload of {name} has started.',
    other: 'The upload of {count} files has started.',
  },
  'documents.said.half': 'Half is uploaded.',
  'documents.said.staged': { one: '{name} is uploaded.', other: '{count} more files are uploaded.' },
  'documents.said.all': 'Everything is uploaded. It is not submitted yet.',
  'documents.said.problem': '{name}: {reason}',
  'documents.said.removed': '{name} was removed.',
  'documents.said.moved': '{name} is now file {position} of {count}.',
  'documents.said.none': 'Uploads continue.',
  'documents.said.offline': 'You are offline. Uploads wait. What has arrived is kept.',
  'documents.said.session': 'You were signed out. Uploads wait. What has arrived is kept.',
} as const
