/** What each page loads first. Written by the build; empty while developing. */
declare module 'virtual:boot-plan' {
  import type { BootPlan } from '#boot/boot-plan.ts';

  export const plan: BootPlan;
}
