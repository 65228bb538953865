/** The words for an operation, by its kind and its state. A kind or a state that has no words here uses those of `other`. */
export const outcomes = {
  'outcome.withdraw.submitting.title': 'Sending your withdrawal',
  'outcome.withdraw.accepted.title': 'Request received',
  'outcome.withdraw.accepted.text':
    'Your money is on its way. We will show the result here as soon as the lender tells us. An e-mail may follow too.',
  'outcome.withdraw.succeeded.title': 'Money withdrawn',
  'outcome.withdraw.succeeded.text': 'The lender confirmed that the money was withdrawn.',
  'outcome.withdraw.succeeded.step': 'Money withdrawn',
  'outcome.withdraw.failed.title': 'The withdrawal failed',
  'outcome.withdraw.failed.text': 'The lender told us that the money was not withdrawn.',
  'outcome.withdraw.rejected.title': 'The withdrawal was refused',
  'outcome.withdraw.rejected.text': 'No money was withdrawn.',
  'outcome.withdraw.unknown.title': 'We could not confirm your withdrawal',
  'outcome.withdraw.unknown.text': 'We sent this but got no answer. It may still go through.',
  'outcome.withdraw.notReceived.text':
    'Your request never reached us, so no money was withdrawn. It is safe to try again.',
  'outcome.withdraw.again': 'Make another withdrawal',

  'outcome.requestDrawdown.accepted.title': 'Drawdown requested',
  'outcome.requestDrawdown.accepted.text':
    'The lender received your request. Requested is not paid out: the money is in your lockbox once the drawdown is active.',
  'outcome.requestDrawdown.paidOut.title': 'The drawdown is paid out',
  'outcome.requestDrawdown.paidOut.text':
    'We worked this out from your active drawdown: the lender sent no message about it. To take money out of your lockbox, make a withdrawal.',
  'outcome.requestDrawdown.rejected.title': 'The drawdown was refused',
  'outcome.requestDrawdown.rejected.text': 'Nothing was requested and no money moved.',
  'outcome.requestDrawdown.unknown.text': 'We sent your request but got no answer. It may have arrived.',
  'outcome.requestDrawdown.unknown.next':
    'Do not ask again yet. Look at your active drawdown first, or contact support with the reference below.',
  'outcome.requestDrawdown.notReceived.text':
    'Your request never reached us, so nothing was requested. It is safe to try again.',
  'outcome.requestDrawdown.again': 'Request another drawdown',

  'outcome.registerTransactions.submitting.title': 'Sending your transactions',
  'outcome.registerTransactions.accepted.title': 'Transactions received',
  'outcome.registerTransactions.accepted.text':
    'Received is not registered: the lender is working through them. The result of each one appears here.',
  'outcome.registerTransactions.succeeded.title': 'All transactions registered',
  'outcome.registerTransactions.succeeded.text': 'The lender confirmed every one of them.',
  'outcome.registerTransactions.succeeded.step': 'All registered',
  'outcome.registerTransactions.failed.title': 'Not every transaction was registered',
  'outcome.registerTransactions.failed.text':
    'The figures below say how many were. Register only the failed ones again.',
  'outcome.registerTransactions.rejected.title': 'The transactions were refused',
  'outcome.registerTransactions.rejected.text': 'None of them was registered.',
  'outcome.registerTransactions.unknown.title': 'We could not confirm your transactions',
  'outcome.registerTransactions.unknown.text':
    'We sent them but got no answer. They may still be registered.',
  'outcome.registerTransactions.unknown.next': 'Do not send them again yet. We are checking.',
  'outcome.registerTransactions.stale.text':
    'The lender took your transactions but has not reported on all of them. Do not send them again. Contact support with the reference below.',
  'outcome.registerTransactions.notReceived.text':
    'Your transactions never reached us, so none was registered. It is safe to try again.',
  'outcome.registerTransactions.again': 'Register more transactions',
  'outcome.registerTransactions.one.submitting.title': 'Sending your transaction',
  'outcome.registerTransactions.one.accepted.title': 'The transaction was received',
  'outcome.registerTransactions.one.accepted.text':
    'Received is not registered: the lender is working on it. The result appears here.',
  'outcome.registerTransactions.one.succeeded.title': 'The transaction is registered',
  'outcome.registerTransactions.one.succeeded.text': 'The lender confirmed it.',
  'outcome.registerTransactions.one.succeeded.step': 'Registered',
  'outcome.registerTransactions.one.failed.title': 'The transaction was not registered',
  'outcome.registerTransactions.one.failed.text': 'Correct what was wrong with it, then register it again.',
  'outcome.registerTransactions.one.rejected.title': 'The transaction was refused',
  'outcome.registerTransactions.one.rejected.text': 'It was not registered.',
  'outcome.registerTransactions.one.unknown.title': 'We could not confirm your transaction',
  'outcome.registerTransactions.one.unknown.text':
    'We sent it but got no answer. It may still be registered.',
  'outcome.registerTransactions.one.unknown.next': 'Do not send it again yet. We are checking.',
  'outcome.registerTransactions.one.stale.text':
    'The lender took your transaction but has not reported on it. Do not send it again. Contact support with the reference below.',
  'outcome.registerTransactions.one.notReceived.text':
    'Your transaction never reached us, so it was not registered. It is safe to try again.',
  'outcome.registerTransactions.one.again': 'Register another transaction',

  'outcome.reconcileRepayments.submitting.title': 'Sending your repayments',
  'outcome.reconcileRepayments.accepted.title': 'Repayments received',
  'outcome.reconcileRepayments.accepted.text':
    'Received is not recorded: the lender is working through them. The result of each one appears here.',
  'outcome.reconcileRepayments.succeeded.title': 'All repayments recorded',
  'outcome.reconcileRepayments.succeeded.text': 'The lender confirmed every one of them.',
  'outcome.reconcileRepayments.succeeded.step': 'All recorded',
  'outcome.reconcileRepayments.failed.title': 'Not every repayment was recorded',
  'outcome.reconcileRepayments.failed.text':
    'The figures below say how many were. Report only the failed ones again.',
  'outcome.reconcileRepayments.rejected.title': 'The repayments were refused',
  'outcome.reconcileRepayments.rejected.text': 'None of them was recorded.',
  'outcome.reconcileRepayments.unknown.title': 'We could not confirm your repayments',
  'outcome.reconcileRepayments.unknown.text': 'We sent them but got no answer. They may still be recorded.',
  'outcome.reconcileRepayments.unknown.next': 'Do not send them again yet. We are checking.',
  'outcome.reconcileRepayments.stale.text':
    'The lender took your repayments but has not reported on all of them. Do not send them again. Contact support with the reference below.',
  'outcome.reconcileRepayments.notReceived.text':
    'Your repayments never reached us, so none was recorded. It is safe to try again.',
  'outcome.reconcileRepayments.again': 'Report more repayments',
  'outcome.reconcileRepayments.one.submitting.title': 'Sending your repayment',
  'outcome.reconcileRepayments.one.accepted.title': 'The repayment was received',
  'outcome.reconcileRepayments.one.accepted.text':
    'Received is not recorded: the lender is working on it. The result appears here.',
  'outcome.reconcileRepayments.one.succeeded.title': 'The repayment is recorded',
  'outcome.reconcileRepayments.one.succeeded.text': 'The lender confirmed it.',
  'outcome.reconcileRepayments.one.succeeded.step': 'Recorded',
  'outcome.reconcileRepayments.one.failed.title': 'The repayment was not recorded',
  'outcome.reconcileRepayments.one.failed.text': 'Correct what was wrong with it, then report it again.',
  'outcome.reconcileRepayments.one.rejected.title': 'The repayment was refused',
  'outcome.reconcileRepayments.one.rejected.text': 'It was not recorded.',
  'outcome.reconcileRepayments.one.unknown.title': 'We could not confirm your repayment',
  'outcome.reconcileRepayments.one.unknown.text': 'We sent it but got no answer. It may still be recorded.',
  'outcome.reconcileRepayments.one.unknown.next': 'Do not send it again yet. We are checking.',
  'outcome.reconcileRepayments.one.stale.text':
    'The lender took your repayment but has not reported on it. Do not send it again. Contact support with the reference below.',
  'outcome.reconcileRepayments.one.notReceived.text':
    'Your repayment never reached us, so it was not recorded. It is safe to try again.',
  'outcome.reconcileRepayments.one.again': 'Report another repayment',

  'outcome.createBusiness.submitting.title': 'Sending the business details',
  'outcome.createBusiness.accepted.title': 'Business registered',
  'outcome.createBusiness.accepted.text':
    'The lender created the account. The next step is its credit assessment.',
  'outcome.createBusiness.rejected.title': 'The business was not registered',
  'outcome.createBusiness.unknown.title': 'We could not confirm the new business',
  'outcome.createBusiness.unknown.text':
    'We sent the details but got no answer. The business may be registered.',
  'outcome.createBusiness.unknown.next':
    'Do not register it again yet. Look for it in your list of businesses first.',
  'outcome.createBusiness.notReceived.text':
    'The details never reached us, so no business was registered. It is safe to try again.',
  'outcome.createBusiness.again': 'Register another business',

  'outcome.registerCustomer.submitting.title': 'Sending the customer’s details',
  'outcome.registerCustomer.accepted.title': 'Customer registered',
  'outcome.registerCustomer.accepted.text': 'The lender added the customer to your list.',
  'outcome.registerCustomer.rejected.title': 'The customer was not registered',
  'outcome.registerCustomer.unknown.title': 'We could not confirm the new customer',
  'outcome.registerCustomer.unknown.text':
    'We sent the details but got no answer. The customer may be registered.',
  'outcome.registerCustomer.unknown.next':
    'Do not register them again yet. Look for them in your list of customers first.',
  'outcome.registerCustomer.notReceived.text':
    'The details never reached us, so nobody was registered. It is safe to try again.',
  'outcome.registerCustomer.again': 'Register another customer',

  'outcome.submitCreditAssessment.submitting.title': 'Sending your documents',
  'outcome.submitCreditAssessment.accepted.title': 'Documents received',
  'outcome.submitCreditAssessment.accepted.text':
    'The lender received your credit assessment. No decision is made yet, and none is announced here: your credit limit appears once there is one.',
  'outcome.submitCreditAssessment.rejected.title': 'Your documents were refused',
  'outcome.submitCreditAssessment.rejected.text': 'The lender did not take the credit assessment.',
  'outcome.submitCreditAssessment.unknown.title': 'We could not confirm your documents',
  'outcome.submitCreditAssessment.unknown.text':
    'We sent the credit assessment but got no answer. It may have arrived.',
  'outcome.submitCreditAssessment.unknown.next':
    'Do not send it again yet. Contact support with the reference below.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Your documents never reached us. It is safe to try again.',
  'outcome.submitCreditAssessment.again': 'Submit another assessment',

  'outcome.other.submitting.title': 'Sending your request',
  'outcome.other.submitting.text': 'Keep this page open.',
  'outcome.other.accepted.title': 'Request received',
  'outcome.other.accepted.text':
    'The lender took your request. We will show the result here as soon as the lender tells us.',
  'outcome.other.succeeded.title': 'Done',
  'outcome.other.succeeded.text': 'The lender confirmed it.',
  'outcome.other.succeeded.step': 'Done',
  'outcome.other.failed.title': 'The request failed',
  'outcome.other.failed.text': 'The lender told us that it was not done.',
  'outcome.other.rejected.title': 'The request was refused',
  'outcome.other.rejected.text': 'Nothing was changed.',
  'outcome.other.unknown.title': 'We could not confirm your request',
  'outcome.other.unknown.text': 'We sent this but got no answer. It may still be done.',
  'outcome.other.unknown.error': 'We sent this, and the lender answered with an error. It may still be done.',
  'outcome.other.unknown.unreadable':
    'We sent this, and the answer said nothing that we could read. It may still be done.',
  'outcome.other.unknown.next': 'Do not send it again yet. We are checking.',
  'outcome.other.stale.title': 'No news yet',
  'outcome.other.stale.text':
    'The lender took your request but has not told us how it ended. Do not send it again. Contact support with the reference below.',
  'outcome.other.awaiting_approval.title': 'Waiting for a second person',
  'outcome.other.awaiting_approval.text':
    'Another person has to approve this before it is sent. Nothing has been sent yet.',
  'outcome.other.notReceived.title': 'Nothing was sent',
  'outcome.other.notReceived.text': 'Your request never reached us. It is safe to try again.',
  'outcome.other.again': 'Make another request',
  'outcome.other.conflict.title': 'The lender said two different things',
  'outcome.other.conflict.text':
    'We do not know which is true. Do not send it again. Contact support with the reference below.',
  'outcome.other.reversed.title': 'The money came back',
  'outcome.other.reversed.text':
    'The lender confirmed that the money was withdrawn, and later that it came back.',
} as const
