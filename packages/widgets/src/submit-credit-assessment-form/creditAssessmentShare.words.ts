export const creditAssessmentShare = {
  'creditAssessment.share.title': 'Ask a colleague to help',
  'creditAssessment.share.text':
    'Send this address to somebody at your company. They sign in themselves: the address opens nothing on its own.',
  'creditAssessment.share.sees': 'What they see and can do',
  'creditAssessment.share.files':
    'All files that are here, with who added them. They can add and remove files.',
  'creditAssessment.share.figures': 'All figures. They can change them.',
  'creditAssessment.share.send': 'If they are allowed to, they can submit the assessment.',
  'creditAssessment.share.address': 'Address of this page',
  'creditAssessment.share.copy': 'Copy the address',
  'creditAssessment.share.native': 'Share',
} as const
