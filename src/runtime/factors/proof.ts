import { ApiError } from '#lib/api/api-error.ts';
import { requestProof } from '#lib/proof/proof.ts';
import { type Challenge, readChallenge } from './challenge.ts';

/** The ways to prove one's identity: with the password, a challenge, or both. */
export interface ProofWays {
  readonly byPassword: boolean;
  readonly challenge: Challenge | undefined;
}

/** Reads how the user can prove their identity. */
export async function beginProof(): Promise<ProofWays> {
  const { response, byPassword } = await requestProof();
  const challenge = readChallenge(response);
  if (!byPassword && challenge === undefined) throw new ApiError('shape');
  return { byPassword, challenge };
}
