export { ReceiptScreen as default } from '../../features/receipt/receipt-screen.tsx';
