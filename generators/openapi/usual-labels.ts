import { wordsOfName } from '#fields/inference-hints.ts';

/** French labels of members that many services have, by their words. */
const usual = `
address=Adresse, amount=Montant, city=Ville, code=Code, color=Couleur, comment=Commentaire, company=Société,
country=Pays, currency=Devise, date=Date, description=Description, email=E-mail, end date=Date de fin,
first name=Prénom, label=Libellé, language=Langue, last name=Nom, message=Message, name=Nom, number=Numéro,
password=Mot de passe, phone=Téléphone, phone number=Téléphone, price=Prix, quantity=Quantité,
reference=Référence, role=Rôle, start date=Date de début, state=État, status=Statut, subject=Objet,
summary=Résumé, time zone=Fuseau horaire, timezone=Fuseau horaire, title=Titre, type=Type,
updated at=Modifié le, url=Adresse web, username=Identifiant, zip=Code postal, zipcode=Code postal`;

const labels = new Map(
  usual.split(',').map((each): [string, string] => {
    const [words = '', label = ''] = each.trim().split('=');
    return [words, label];
  }),
);

/** Returns the French label of a member that many services have. */
export const usualLabel = (name: string): string | undefined => labels.get(wordsOfName(name).join(' '));
