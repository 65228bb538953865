export const creditAssessmentReceipt = {
  'creditAssessment.receipt.title': 'The lender has taken your documents',
  'creditAssessment.receipt.text':
    'Taken is not approved. The lender reads them and you will hear from it. No date is promised, and no decision is shown here: your limit appears once there is one.',
  'creditAssessment.receipt.reference': 'Reference',
  'creditAssessment.receipt.sentAt': 'Submitted',
  'creditAssessment.receipt.files': 'Files',
  'creditAssessment.receipt.filesValue': { one: '{count} file, {size}', other: '{count} files, {size}' },
  'creditAssessment.receipt.list': 'What was submitted',
  'creditAssessment.receipt.listText':
    'The letters after each name are the first of the file’s checksum: they prove later which file it was.',
  'creditAssessment.receipt.copy': 'Copy the reference',
  'creditAssessment.receipt.print': 'Print or save',
  'creditAssessment.receipt.another': 'Submit another assessment',
} as const
