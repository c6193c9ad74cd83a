export { ReceiptScreen as default } from '../../pages/receipt-screen.tsx';
