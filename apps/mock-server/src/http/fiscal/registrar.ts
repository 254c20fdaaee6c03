/** The registers of points, as whoever has a receipt to make knows them. */
export interface Registrar {
  /**
   * Makes a receipt that is ordered (`db/receipt-outbox.ts`), and sends it; one that is made already, or was never
   * ordered, changes nothing. What stays ordered is tried again by itself.
   * @param id of the payment, or of the refund
   * @throws OperationFailure why the register cannot make it now
   */
  makeReceipt(merchantId: string, id: string): Promise<void>;
}
