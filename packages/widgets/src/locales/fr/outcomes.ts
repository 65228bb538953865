import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'Envoi de votre retrait',
  'outcome.withdraw.accepted.title': 'Demande reçue',
  'outcome.withdraw.accepted.text':
    'Votre argent est en route. Nous afficherons le résultat ici dès que le service nous le donnera. Un e-mail peut aussi suivre.',
  'outcome.withdraw.succeeded.title': 'Argent envoyé',
  'outcome.withdraw.succeeded.text': 'Le service a confirmé que l’argent a été envoyé.',
  'outcome.withdraw.succeeded.step': 'Argent envoyé',
  'outcome.withdraw.failed.title': 'Le retrait a échoué',
  'outcome.withdraw.failed.text': 'Le service nous a dit que l’argent n’a pas été envoyé.',
  'outcome.withdraw.rejected.title': 'Le retrait a été refusé',
  'outcome.withdraw.rejected.text': 'L’argent n’a pas été envoyé.',
  'outcome.withdraw.unknown.title': 'Nous n’avons pas pu confirmer votre retrait',
  'outcome.withdraw.unknown.text':
    'Nous avons envoyé la demande, mais nous n’avons pas reçu de réponse. Le retrait peut encore aboutir.',
  'outcome.withdraw.notReceived.text':
    'Votre demande ne nous est jamais parvenue, donc l’argent n’a pas été envoyé. Vous pouvez réessayer sans risque.',
  'outcome.withdraw.again': 'Faire un autre retrait',
  'outcome.requestDrawdown.accepted.title': 'Tirage demandé',
  'outcome.requestDrawdown.accepted.text':
    'Le service a reçu votre demande. Demandé ne veut pas dire versé : l’argent est sur votre compte dédié quand le tirage est actif.',
  'outcome.requestDrawdown.rejected.title': 'Le tirage a été refusé',
  'outcome.requestDrawdown.rejected.text': 'Rien n’a été demandé et l’argent n’a pas bougé.',
  'outcome.requestDrawdown.unknown.text':
    'Nous avons envoyé votre demande, mais nous n’avons pas reçu de réponse. Elle est peut-être arrivée.',
  'outcome.requestDrawdown.unknown.next':
    'Pour l’instant, ne refaites pas la demande. Regardez d’abord votre tirage actif, ou contactez l’assistance avec la référence ci-dessous.',
  'outcome.requestDrawdown.notReceived.text':
    'Votre demande ne nous est jamais parvenue, donc rien n’a été demandé. Vous pouvez réessayer sans risque.',
  'outcome.requestDrawdown.again': 'Demander un autre tirage',
  'outcome.registerTransactions.submitting.title': 'Envoi de vos transactions',
  'outcome.registerTransactions.accepted.title': 'Transactions reçues',
  'outcome.registerTransactions.accepted.text':
    'Reçues ne veut pas dire enregistrées : le service les traite. Le résultat de chacune apparaît ici.',
  'outcome.registerTransactions.succeeded.title': 'Toutes les transactions sont enregistrées',
  'outcome.registerTransactions.succeeded.text': 'Le service les a confirmées une par une.',
  'outcome.registerTransactions.succeeded.step': 'Toutes enregistrées',
  'outcome.registerTransactions.failed.title': 'Les transactions n’ont pas toutes été enregistrées',
  'outcome.registerTransactions.failed.text':
    'Les chiffres ci-dessous disent combien l’ont été. Envoyez de nouveau seulement celles en échec.',
  'outcome.registerTransactions.rejected.title': 'Les transactions ont été refusées',
  'outcome.registerTransactions.rejected.text': 'Aucune n’a été enregistrée.',
  'outcome.registerTransactions.unknown.title': 'Nous n’avons pas pu confirmer vos transactions',
  'outcome.registerTransactions.unknown.text':
    'Nous les avons envoyées, mais nous n’avons pas reçu de réponse. Elles peuvent encore être enregistrées.',
  'outcome.registerTransactions.unknown.next':
    'Pour l’instant, ne les envoyez pas une deuxième fois. Nous vérifions.',
  'outcome.registerTransactions.stale.text':
    'Le service a pris en charge vos transactions, mais il n’a pas donné le résultat de toutes. Ne les envoyez pas une deuxième fois. Contactez l’assistance avec la référence ci-dessous.',
  'outcome.registerTransactions.notReceived.text':
    'Vos transactions ne nous sont jamais parvenues, donc aucune n’a été enregistrée. Vous pouvez réessayer sans risque.',
  'outcome.registerTransactions.again': 'En enregistrer d’autres',
  'outcome.reconcileRepayments.submitting.title': 'Envoi de vos remboursements',
  'outcome.reconcileRepayments.accepted.title': 'Remboursements reçus',
  'outcome.reconcileRepayments.accepted.text':
    'Reçus ne veut pas dire enregistrés : le service les traite. Le résultat de chacun apparaît ici.',
  'outcome.reconcileRepayments.succeeded.title': 'Tous les remboursements sont enregistrés',
  'outcome.reconcileRepayments.succeeded.text': 'Le service les a confirmés un par un.',
  'outcome.reconcileRepayments.succeeded.step': 'Tous enregistrés',
  'outcome.reconcileRepayments.failed.title': 'Les remboursements n’ont pas tous été enregistrés',
  'outcome.reconcileRepayments.failed.text':
    'Les chiffres ci-dessous disent combien l’ont été. Envoyez de nouveau seulement ceux en échec.',
  'outcome.reconcileRepayments.rejected.title': 'Les remboursements ont été refusés',
  'outcome.reconcileRepayments.rejected.text': 'Aucun n’a été enregistré.',
  'outcome.reconcileRepayments.unknown.title': 'Nous n’avons pas pu confirmer vos remboursements',
  'outcome.reconcileRepayments.unknown.text':
    'Nous les avons envoyés, mais nous n’avons pas reçu de réponse. Ils peuvent encore être enregistrés.',
  'outcome.reconcileRepayments.unknown.next':
    'Pour l’instant, ne les envoyez pas une deuxième fois. Nous vérifions.',
  'outcome.reconcileRepayments.stale.text':
    'Le service a pris en charge vos remboursements, mais il n’a pas donné le résultat de tous. Ne les envoyez pas une deuxième fois. Contactez l’assistance avec la référence ci-dessous.',
  'outcome.reconcileRepayments.notReceived.text':
    'Vos remboursements ne nous sont jamais parvenus, donc aucun n’a été enregistré. Vous pouvez réessayer sans risque.',
  'outcome.reconcileRepayments.again': 'En signaler d’autres',
  'outcome.createBusiness.submitting.title': 'Envoi des données de l’entreprise',
  'outcome.createBusiness.accepted.title': 'Entreprise inscrite',
  'outcome.createBusiness.accepted.text':
    'Le service a créé le compte. L’étape suivante est son évaluation de crédit.',
  'outcome.createBusiness.rejected.title': 'L’entreprise n’a pas été inscrite',
  'outcome.createBusiness.unknown.title': 'Nous n’avons pas pu confirmer la nouvelle entreprise',
  'outcome.createBusiness.unknown.text':
    'Nous avons envoyé les données, mais nous n’avons pas reçu de réponse. L’entreprise est peut-être inscrite.',
  'outcome.createBusiness.unknown.next':
    'Pour l’instant, ne l’inscrivez pas une deuxième fois. Cherchez-la d’abord dans votre liste d’entreprises.',
  'outcome.createBusiness.notReceived.text':
    'Les données ne nous sont jamais parvenues, donc aucune entreprise n’a été inscrite. Vous pouvez réessayer sans risque.',
  'outcome.createBusiness.again': 'Une autre entreprise',
  'outcome.registerCustomer.submitting.title': 'Envoi des données du client',
  'outcome.registerCustomer.accepted.title': 'Client inscrit',
  'outcome.registerCustomer.accepted.text': 'Le service a ajouté le client à votre liste.',
  'outcome.registerCustomer.rejected.title': 'Le client n’a pas été inscrit',
  'outcome.registerCustomer.unknown.title': 'Nous n’avons pas pu confirmer le nouveau client',
  'outcome.registerCustomer.unknown.text':
    'Nous avons envoyé les données, mais nous n’avons pas reçu de réponse. Le client est peut-être inscrit.',
  'outcome.registerCustomer.unknown.next':
    'Pour l’instant, ne l’inscrivez pas une deuxième fois. Cherchez-le d’abord dans votre liste de clients.',
  'outcome.registerCustomer.notReceived.text':
    'Les données ne nous sont jamais parvenues, donc personne n’a été inscrit. Vous pouvez réessayer sans risque.',
  'outcome.registerCustomer.again': 'Inscrire un autre client',
  'outcome.submitCreditAssessment.submitting.title': 'Envoi de vos documents',
  'outcome.submitCreditAssessment.accepted.title': 'Documents reçus',
  'outcome.submitCreditAssessment.accepted.text':
    'Le service a reçu votre évaluation de crédit. Aucune décision n’est prise pour l’instant, et aucune n’est annoncée ici : votre limite de crédit apparaît dès qu’elle existe.',
  'outcome.submitCreditAssessment.rejected.title': 'Vos documents ont été refusés',
  'outcome.submitCreditAssessment.rejected.text': 'Le service n’a pas accepté l’évaluation de crédit.',
  'outcome.submitCreditAssessment.unknown.title': 'Nous n’avons pas pu confirmer vos documents',
  'outcome.submitCreditAssessment.unknown.text':
    'Nous avons envoyé l’évaluation de crédit, mais nous n’avons pas reçu de réponse. Elle est peut-être arrivée.',
  'outcome.submitCreditAssessment.unknown.next':
    'Pour l’instant, ne l’envoyez pas une deuxième fois. Contactez l’assistance avec la référence ci-dessous.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Vos documents ne nous sont jamais parvenus. Vous pouvez réessayer sans risque.',
  'outcome.submitCreditAssessment.again': 'Une autre évaluation',
  'outcome.other.submitting.title': 'Envoi de votre demande',
  'outcome.other.submitting.text': 'Gardez cette page ouverte.',
  'outcome.other.accepted.title': 'Demande reçue',
  'outcome.other.accepted.text':
    'Le service a pris en charge votre demande. Nous afficherons le résultat ici dès que le service nous le donnera.',
  'outcome.other.succeeded.title': 'C’est fait',
  'outcome.other.succeeded.text': 'Le service l’a confirmé.',
  'outcome.other.succeeded.step': 'C’est fait',
  'outcome.other.failed.title': 'La demande a échoué',
  'outcome.other.failed.text': 'Le service nous a dit que cela n’a pas été fait.',
  'outcome.other.rejected.title': 'La demande a été refusée',
  'outcome.other.rejected.text': 'Rien n’a été modifié.',
  'outcome.other.unknown.title': 'Nous n’avons pas pu confirmer votre demande',
  'outcome.other.unknown.text':
    'Nous avons envoyé la demande, mais nous n’avons pas reçu de réponse. Elle peut encore aboutir.',
  'outcome.other.unknown.error':
    'Nous avons envoyé la demande, et le service a répondu par une erreur. Elle peut encore aboutir.',
  'outcome.other.unknown.next': 'Pour l’instant, ne l’envoyez pas une deuxième fois. Nous vérifions.',
  'outcome.other.stale.title': 'Pas encore de nouvelles',
  'outcome.other.stale.text':
    'Le service a pris en charge votre demande, mais il ne nous a pas dit comment elle a fini. Ne l’envoyez pas une deuxième fois. Contactez l’assistance avec la référence ci-dessous.',
  'outcome.other.notReceived.title': 'Rien n’a été envoyé',
  'outcome.other.notReceived.text':
    'Votre demande ne nous est jamais parvenue. Vous pouvez réessayer sans risque.',
  'outcome.other.again': 'Faire une autre demande',
  'outcome.other.conflict.title': 'Le service a dit deux choses différentes',
  'outcome.other.conflict.text':
    'Nous ne savons pas ce qui est vrai. Ne renvoyez rien. Contactez l’assistance avec la référence ci-dessous.',
  'outcome.other.reversed.title': 'L’argent est revenu',
  'outcome.other.reversed.text': 'Le service a confirmé que l’argent a été envoyé, puis qu’il est revenu.',
}
