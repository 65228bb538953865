export const creditAssessmentStart = {
  'creditAssessment.prepare.title': 'What to have at hand',
  'creditAssessment.prepare.left': {
    one: 'About {count} minute of work is left, once you have them. You need not do it in one go.',
    other: 'About {count} minutes of work are left, once you have them. You need not do it in one go.',
  },
  'creditAssessment.prepare.estimate': 'We reckon two minutes for a document and half a minute for a figure.',
  'creditAssessment.prepare.figures': 'Your accounts for {years}: twelve figures for each year',
  'creditAssessment.drop.title': 'Add several documents at once',
  'creditAssessment.drop.hint':
    'We suggest what each file is, by its name. Nothing is uploaded until you confirm.',
  'creditAssessment.drop.pick': 'Choose files',
  'creditAssessment.drop.which': 'What is “{name}”?',
  'creditAssessment.drop.choose': 'Choose the document',
  'creditAssessment.drop.suggested': 'Suggested by its name. Check it.',
  'creditAssessment.drop.unknown': 'Say what “{name}” is, or leave it out',
  'creditAssessment.drop.leaveOut': 'Leave out',
  'creditAssessment.drop.leaveOutFile': 'Leave out: {name}',
  'creditAssessment.drop.confirm': { one: 'Add {count} file', other: 'Add {count} files' },
  'creditAssessment.drop.added': {
    one: '{count} file added. You find it under its document.',
    other: '{count} files added. You find each under its document.',
  },
  'creditAssessment.again.title': 'You have a credit limit already',
  'creditAssessment.again.text':
    'Begin a new assessment where the lender has asked for one, or where you want it to look at your limit of {amount} again. What becomes of it is for the lender to decide.',
} as const
