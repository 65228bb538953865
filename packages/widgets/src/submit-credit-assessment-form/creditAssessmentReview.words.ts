export const creditAssessmentReview = {
  'creditAssessment.check.files': { one: '{count} file, {size}', other: '{count} files, {size}' },
  'creditAssessment.check.noFiles': 'No file yet',
  'creditAssessment.check.toDo': 'To do',
  'creditAssessment.check.notApplicable': 'You declare that you do not have it',
  'creditAssessment.check.notReady': 'Not ready',
  'creditAssessment.check.change': 'Change',
  'creditAssessment.check.changePart': 'Change “{part}”',
  'creditAssessment.check.missingFigure': 'Missing',
  'creditAssessment.check.total': 'All together',
  'creditAssessment.review.title': 'Submit the assessment now?',
  'creditAssessment.review.text':
    'The lender gets everything below. You cannot take it back or change it afterwards.',
  'creditAssessment.review.filesLabel': 'Files',
  'creditAssessment.review.years': 'Figures for',
  'creditAssessment.review.notApplicable': 'Declared as not there',
  'creditAssessment.confirm': { one: 'Submit {count} file', other: 'Submit {count} files' },
  'creditAssessment.sending':
    'Submitting. This can take a few minutes. You may put the phone away: the documents are already with us and we go on without it. Look here again later.',
  'creditAssessment.duplicate.title': 'This assessment may have been submitted already',
  'creditAssessment.duplicate.text': 'The same documents were submitted earlier. Nothing new was sent.',
  'creditAssessment.duplicate.confirm': 'Submit everything again',
} as const
