export const creditAssessmentShare = {
  'creditAssessment.share.title': 'Ask a colleague to help',
  'creditAssessment.share.text': 'Send them this address. They sign in themselves.',
  'creditAssessment.share.sees': 'What they can do',
  'creditAssessment.share.files': 'All files. They can add and remove them.',
  'creditAssessment.share.figures': 'All figures. They can change them.',
  'creditAssessment.share.send': 'They can submit it if they have the right.',
  'creditAssessment.share.address': 'Address of this page',
  'creditAssessment.share.copy': 'Copy address',
  'creditAssessment.share.native': 'Share',
} as const
