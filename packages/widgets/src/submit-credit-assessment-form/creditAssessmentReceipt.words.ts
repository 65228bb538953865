export const creditAssessmentReceipt = {
  'creditAssessment.receipt.title': 'Documents received',
  'creditAssessment.receipt.text': 'Not approved yet: your limit appears here once there is one.',
  'creditAssessment.receipt.reference': 'Reference',
  'creditAssessment.receipt.sentAt': 'Submitted',
  'creditAssessment.receipt.files': 'Files',
  'creditAssessment.receipt.list': 'What was submitted',
  'creditAssessment.receipt.listText': 'The letters prove which file it was.',
  'creditAssessment.receipt.copy': 'Copy reference',
  'creditAssessment.receipt.print': 'Print',
  'creditAssessment.receipt.another': 'Submit another',
} as const
