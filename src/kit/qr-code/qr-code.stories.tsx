import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { label: 'QR code pour l’application', value: 'otpauth://totp/exemple?secret=JBSWY3DPEHPK3PXP' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: args.label });
    await expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+,\d+/);
  },
};
export const LongValue: Story = { args: { value: `https://example.com/${'abcdef'.repeat(60)}` } };
