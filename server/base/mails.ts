import { type MessageName, message } from './messages.ts';

/** A mail to one user. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a line break separates paragraphs. */
  readonly text: string;
  /** The one-time code in the text. */
  readonly code?: string;
}

/** What a one-time code is for. */
export const codePurposes = ['sign_in', 'reset_password', 'verify_email'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const codeTexts = {
  sign_in: ['mailSignInSubject', 'mailSignInText'],
  reset_password: ['mailResetSubject', 'mailResetText'],
  verify_email: ['mailVerifySubject', 'mailVerifyText'],
  any: ['mailCodeSubject', 'mailCodeText'],
} satisfies Record<CodePurpose | 'any', readonly [MessageName, MessageName]>;

/** Returns the mail with a one-time code; without a purpose its first use decides what it is for. */
export function codeMail(to: string, code: string, purpose: CodePurpose | undefined): Mail {
  const [subject, text] = codeTexts[purpose ?? 'any'];
  return {
    to,
    code,
    subject: message(subject),
    text: `${message(text, { code })}\n${message('mailCodeEnd')}`,
  };
}

const credentialTexts = {
  password: 'mailPasswordText',
  factorAdded: 'mailFactorAddedText',
  factorRemoved: 'mailFactorRemovedText',
  recoveryRenewed: 'mailRecoveryRenewedText',
  recoveryUsed: 'mailRecoveryUsedText',
} satisfies Record<string, MessageName>;

/** A change of the ways in which a user signs in. */
export type CredentialChange = keyof typeof credentialTexts;

/** Returns the mail that tells the owner of an account of such a change. */
export const credentialsMail = (to: string, change: CredentialChange): Mail => ({
  to,
  subject: message('mailCredentialsSubject'),
  text: `${message(credentialTexts[change])}\n${message('mailCredentialsEnd')}`,
});

const accessTexts = {
  role: 'mailRoleText',
  disable: 'mailDisabledText',
  enable: 'mailEnabledText',
  endSessions: 'mailSessionsEndedText',
  resetFactors: 'mailFactorsResetText',
} satisfies Record<string, MessageName>;

/** What an administrator did to the access of another user. */
export type AccessChange = keyof typeof accessTexts;

/** Returns the mail that tells the owner of an account of such a change. `role` is the label of the new role. */
export const accessMail = (to: string, change: AccessChange, role: string): Mail => ({
  to,
  subject: message('mailAccessSubject'),
  text: `${message(accessTexts[change], { role })}\n${message('mailAccessEnd')}`,
});

/** Returns the text of a mail as simple HTML. */
export function htmlOf({ text }: Mail): string {
  return text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('\n');
}
