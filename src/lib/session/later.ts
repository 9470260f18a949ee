/*
 * What the session needs seldom, and never for a first paint. It loads when the page is idle.
 */
export { reportSignOut } from './sign-out.ts';
export { findTokenOwner } from './token-owner.ts';
